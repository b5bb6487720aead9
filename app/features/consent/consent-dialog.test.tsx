import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog'
import { consentVersion } from './consent-version.server'

const rendered = (locale: (typeof locales)[number], props: Partial<ConsentDialogProps> = {}) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <ConsentDialog version={consentVersion(locale, '')} siteInfo={{}} {...props} />
    </TextContext>,
  )

const inputsOf = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)

test.each(locales)('C1 in %s the dialog is closed at first and offers five categories', (locale) => {
  const html = rendered(locale)
  expect(html).not.toMatch(/^<dialog[^>]* open/)
  expect(inputsOf(html)).toHaveLength(5)
  expect(html).toContain(`data-proof="/${locale}/consent/"`)
})

test('C1 only the necessary category is ticked in advance, and it cannot be switched off', () => {
  const [necessary, ...others] = inputsOf(rendered('nl'))
  expect(necessary).toMatch(/checked/)
  expect(necessary).toMatch(/disabled/)
  for (const input of others) expect(input).not.toMatch(/checked|disabled/)
})

test('C1 the first layer has three buttons of one kind', () => {
  const buttons = [...rendered('nl').matchAll(/<button[^>]*>/g)].map(([button]) => button)
  const shown = buttons.filter((button) => !button.includes('hidden'))
  expect(shown).toHaveLength(3)
  expect(new Set(shown.map((button) => button.replace(/ data-[^>]*/, ''))).size).toBe(1)
})

test('C1 the dialog links to the agency’s cookie policy if there is one', () => {
  expect(rendered('nl')).not.toContain('<a ')
  expect(rendered('nl', { policyHref: '/nl/cookie-policy/' })).toContain('href="/nl/cookie-policy/"')
})

test('S9 the dialog contains tag accounts only if the agency has any', () => {
  expect(rendered('nl')).not.toContain('data-tags')
  expect(rendered('nl', { siteInfo: { pixelId: '123456789012345' } })).toContain(
    'data-tags="{&quot;pixelId&quot;:&quot;123456789012345&quot;}"',
  )
})

test('C1 the version of the texts depends on language and cookie policy, and is stable', () => {
  const versions = locales.flatMap((locale) => [consentVersion(locale, ''), consentVersion(locale, '2')])
  expect(new Set(versions).size).toBe(8)
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{32}$/)
  expect(consentVersion('nl', '2')).toBe(consentVersion('nl', '2'))
})
