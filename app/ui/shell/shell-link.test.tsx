import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { ShellLink } from './shell-link'

const render = (href: string, external?: boolean, path?: string) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <ShellLink href={href} external={external} path={path}>
        Words
      </ShellLink>
    </TextContext>,
  )

test.each(['https://calculator.example/', 'HTTP://calculator.example/'])(
  'L6 %s opens in a new tab, knows nothing of this page and says so',
  (href) => {
    const html = render(href)
    expect(html).toContain('target="_blank" rel="noopener"')
    expect(html).toContain('(opens in a new tab)')
  },
)

test.each(['/nl/te-koop/', 'tel:+3225550100', 'mailto:hallo@tilia.example', '#top', '/https/'])(
  'L6 %s stays in its tab',
  (href) => expect(render(href)).not.toMatch(/_blank|new tab/),
)

test('M2 a menu item marked as external opens in a new tab, with any target', () => {
  expect(render('/nl/te-koop/', true)).toContain('target="_blank"')
})

test('S1 a link knows whether it points to the current page', () => {
  expect(render('/nl/te-koop/', false, '/nl/te-koop/')).toContain('aria-current="page"')
  expect(render('/nl/te-koop/', false, '/nl/te-huur/')).not.toContain('aria-current')
})
