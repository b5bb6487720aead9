import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { WeekSummary } from './week-summary'

const names = ['visits', 'enquiries', 'viewings', 'mails'] as const

/** The summary of a week with these counts, as text between tags. */
function draw(counts: number[], locale: Locale = 'nl') {
  const figures = names.map((name, at) => ({ name, count: counts[at] ?? 0, before: 3 }))
  const week = { figures, today: 2, days: [], since: '', comparableFrom: undefined, latest: undefined }
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <WeekSummary week={week} />
    </TextContext>,
  ).replace(/<[^>]+>/g, '|')
}

test('O2 in the list what did not happen this week is one sentence, not a figure', () => {
  const drawn = draw([74, 0, 0, 3])
  expect(drawn).toMatch(/bezoeken aan de advertentie\|+74\|+71 meer dan de week ervoor/)
  expect(drawn).toMatch(/mails naar kandidaten\|+3\|/)
  expect(drawn).toContain('|geen vragen of aanvragen en geen geboekte bezichtigingen.|')
  expect(drawn).not.toContain('|0|')
})

test('O2 visits are a figure even without any, and a full week has no sentence of what is missing', () => {
  expect(draw([0, 1, 1, 1])).toMatch(/bezoeken aan de advertentie\|+0\|/)
  expect(draw([1, 1, 1, 1])).not.toContain('geen')
})

test.each([
  ['fr', 'aucune question ni demande, aucune visite réservée et aucun e-mail aux candidats.'],
  ['en', 'no questions or requests, no viewings booked and no emails to interested parties.'],
  ['de', 'keine Fragen oder Anfragen, keine gebuchten Besichtigungen und keine E-Mails an Interessenten.'],
] as const)('O2 the sentence of what is missing is read in %s too', (locale, sentence) => {
  expect(draw([5, 0, 0, 0], locale)).toContain(sentence)
})
