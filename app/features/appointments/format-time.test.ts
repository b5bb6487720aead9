import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { formatTimes, formatWhen } from './format-time'

const time = { start: new Date('2026-11-16T16:15:00Z'), end: new Date('2026-11-16T17:00:00Z') }

test.each(locales)('A1 from when until when stays on one line, in %s', (locale) => {
  expect(formatTimes(translateTo(locale), time)).not.toMatch(/[ \t]/)
})

test('A1 a day is separated from its times, which the line may begin with', () => {
  expect(formatWhen(translateTo('fr'), 'fr', time)).toBe(
    'lundi 16 novembre 2026, 17\u00a0h\u00a015\u00a0–\u00a018\u00a0h\u00a000',
  )
})
