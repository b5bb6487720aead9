import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { ErrorScreen } from './error-screen'

test.each([
  ['nl', 'API-FOUT: er is een fout in de API.'],
  ['fr', 'ERREUR API\u00a0: il y a une erreur dans l’API.'],
  ['en', 'API ERROR: There is an error in the API.'],
  ['de', 'API-FEHLER: In der API ist ein Fehler aufgetreten.'],
] as const)('E1 E2 a page that failed says so in %s, never why, and leads home', (locale, message) => {
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <ErrorScreen error={new Error('relation "listings" does not exist')} />
    </TextContext>,
  )
  expect(html).toContain(message)
  expect(html).not.toContain('relation')
  expect(html).toContain(`href="/${locale}/"`)
})

test.each([
  ['nl', 'Te veel om te versturen'],
  ['fr', 'Envoi trop volumineux'],
  ['en', 'Too much to send'],
  ['de', 'Zu viel auf einmal'],
] as const)('K1 who sent too much is told so in %s, and not that the page failed', (locale, title) => {
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <ErrorScreen error={{ status: 413, statusText: '', internal: false, data: null }} />
    </TextContext>,
  )
  expect(html).toContain(title)
  expect(html).not.toContain('API')
})
