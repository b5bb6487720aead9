import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { NextStep } from './next-step'

const render = (href: string) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <NextStep next={{ title: 'What is it worth?', button: 'Value my home', href }} />
    </TextContext>,
  )

test('L6 the next step of an article opens in a new tab on another site, and in its own here', () => {
  expect(render('https://quote.example/')).toMatch(
    /<a href="https:\/\/quote\.example\/" class="button button-main" target="_blank" rel="noopener">Value my home<span[^>]*> \(opens in a new tab\)/,
  )
  expect(render('/en/valuation/')).toContain(
    '<a href="/en/valuation/" class="button button-main">Value my home</a>',
  )
})
