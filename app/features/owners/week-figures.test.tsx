import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import type { WeekFigure } from './report'
import { WeekFigures } from './week-figures'

const names = ['visits', 'enquiries', 'viewings', 'mails'] as const

/** The figures of a listing that came to the agency long ago, or on `since`. */
const draw = (figures: WeekFigure[], locale: Locale, since = '2026-01-05', comparableFrom?: string) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <WeekFigures {...{ figures, since, comparableFrom }} />
    </TextContext>,
  )

/** What stands below each figure. */
function labels(count: number, locale: Locale) {
  const drawn = draw(
    names.map((name) => ({ name, count, before: undefined })),
    locale,
  )
  return [...drawn.matchAll(/<dt>([^<]+)/g)].map(([, label]) => label)
}

test.each([
  [
    'nl',
    ['bezoek aan de advertentie', 'vraag of aanvraag', 'geboekte bezichtiging', 'mail naar een kandidaat'],
  ],
  ['fr', ['consultation de l’annonce', 'question ou demande', 'visite réservée', 'e-mail à un candidat']],
  [
    'en',
    ['visit to the advertisement', 'question or request', 'viewing booked', 'email to an interested party'],
  ],
  [
    'de',
    ['Aufruf der Anzeige', 'Frage oder Anfrage', 'gebuchte Besichtigung', 'E-Mail an einen Interessenten'],
  ],
] as const)('O2 a figure of one has a label in the singular in %s', (locale, singular) => {
  expect(labels(1, locale)).toEqual(singular)
  const plural = labels(2, locale)
  expect(plural).toHaveLength(singular.length)
  for (const label of singular) expect(plural).not.toContain(label)
})

test('O2 of none French speaks in the singular, the others in the plural', () => {
  expect(labels(0, 'fr')[2]).toBe('visite réservée')
  expect(labels(0, 'nl')[2]).toBe('geboekte bezichtigingen')
})

test.each([
  ['nl', 'Sinds 19 november 2026'],
  ['fr', 'Depuis le 19 novembre 2026'],
  ['en', 'Since 19 November 2026'],
  ['de', 'Seit dem 19. November 2026'],
] as const)('O2 the figures of a new listing say from which day on they count in %s', (locale, title) => {
  const drawn = draw([], locale, '2026-11-19', '2026-12-02')
  expect(drawn.replaceAll('\u00a0', ' ')).toContain(`>${title}</h2>`)
})

test('O2 what each figure is compared with is said once, above them', () => {
  const drawn = draw(
    names.map((name, at) => ({ name, count: at, before: 1 })),
    'nl',
  )
  expect(drawn.match(/week ervoor/g)).toHaveLength(1)
  for (const change of ['1 minder', 'evenveel', '1 meer', '2 meer']) expect(drawn).toContain(`>${change}<`)
})
