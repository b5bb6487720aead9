import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { daysUntil } from './days'
import { VisitTrend } from './visit-trend'

const draw = (counts: number[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <VisitTrend
        days={daysUntil('2026-11-21', counts.length).map((day, at) => ({ day, count: counts[at] ?? 0 }))}
      />
    </TextContext>,
  )

test('O2 the trend is as high as its busiest day, says the sum in words, and keeps a line for a day without visits', () => {
  const drawn = draw([0, 500, 1_000])
  expect([...drawn.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y))).toEqual([39, 20, 0])
  expect(drawn).toContain('1.500 bezoeken in de laatste 3 dagen')
  expect(drawn).toMatch(/<svg[^>]+aria-hidden="true"/)
})

test('O2 without any visit there is no trend', () => {
  expect(draw([0, 0])).toBe('')
})
