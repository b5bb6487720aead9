import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { daysUntil } from './days'
import { VisitTrend } from './visit-trend'

const draw = (counts: number[], since = '', locale: 'nl' | 'fr' = 'nl') =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <VisitTrend
        since={since}
        days={daysUntil('2026-11-21', counts.length).map((day, at) => ({ day, count: counts[at] ?? 0 }))}
      />
    </TextContext>,
  )

test('O2 the trend is as high as its busiest day, says the sum in words, and keeps a line for a day without visits', () => {
  const drawn = draw([0, 500, 1_000])
  expect([...drawn.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y))).toEqual([39, 20, 0])
  expect(drawn).toContain('1.500 bezoeken in 3 dagen')
  expect(drawn).toMatch(/<svg[^>]+aria-hidden="true"/)
})

test('O2 without any visit there is no trend', () => {
  expect(draw([0, 0])).toBe('')
})

test('O2 the trend of a new listing begins with its first day, and has a week at least', () => {
  const counts = Array.from({ length: 30 }, () => 2)
  expect(draw(counts, '2026-11-12').match(/<rect/g)).toHaveLength(10)
  expect(draw(counts, '2026-11-12')).toContain('20 bezoeken sinds 12 november 2026')
  expect(draw(counts, '2026-11-20').match(/<rect/g)).toHaveLength(7)
  expect(draw(counts, '2026-01-01')).toContain('60 bezoeken in 30 dagen')
})

test('O2 the days of a new listing fill the width, as those of any other do', () => {
  const counts = Array.from({ length: 30 }, () => 2)
  for (const [since, days] of [
    ['2026-11-12', 10],
    ['2026-01-01', 30],
  ] as const) {
    const drawn = draw(counts, since)
    const places = [...drawn.matchAll(/<rect x="(\d+)"/g)].map(([, x]) => Number(x))
    expect(places).toEqual(Array.from({ length: days }, (_, at) => at * 10 + 1))
    expect(drawn).toContain(`viewBox="0 0 ${days * 10} 40"`)
  }
})

test('O2 a single visit is one visit, in the word that the other figures have', () => {
  expect(draw([0, 1])).toContain('1 bezoek in 2 dagen')
  const counts = Array.from({ length: 30 }, (_, day) => (day === 28 ? 1 : 0))
  expect(draw(counts, '2026-11-12')).toContain('1 bezoek sinds 12 november 2026')
  expect(draw(counts, '2026-11-12', 'fr')).toContain('1 consultation depuis le 12 novembre 2026')
})
