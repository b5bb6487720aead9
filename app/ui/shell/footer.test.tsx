import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { Footer } from './footer'
import type { ShellData } from './shell-data'

const bare: ShellData['footer'] = { columns: [], newsletter: false, copyright: '', links: [] }

const render = (footer: Partial<ShellData['footer']> = {}) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <Footer
        shell={{ menu: [], topBar: [], footer: { ...bare, ...footer } } as unknown as ShellData}
        year={2026}
      />
    </TextContext>,
  )

test('C1 the cookie settings lead to the cookie policy without script', () => {
  const html = render({ consent: { href: '/en/cookies/' } })
  expect(html).toContain('<a href="/en/cookies/" data-open-consent="">Cookie settings</a>')
})

test('C1 without a cookie policy the choice can be changed all the same, by a button that needs script', () => {
  const html = render()
  expect(html).toContain(
    '<li class="scripted"><button type="button" data-open-consent="">Cookie settings</button></li>',
  )
  expect(html.match(/data-open-consent/g)).toHaveLength(1)
})
