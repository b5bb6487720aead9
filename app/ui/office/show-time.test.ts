import { describe, expect, test } from 'vitest'
import { showTime } from './show-time'

const now = new Date('2026-11-23T13:05:00Z')
const shown = (iso: string, locale: 'nl' | 'fr' | 'en' | 'de' = 'en') =>
  showTime(new Date(iso), { locale, now })

describe('B12 times are of Brussels', () => {
  test('in winter and in summer', () => {
    expect(shown('2026-11-23T13:00:00Z').absolute).toBe('23 Nov 2026, 14:00')
    expect(shown('2026-07-01T22:30:00Z').absolute).toBe('2 Jul 2026, 00:30')
  })

  test('in the member’s language', () => {
    const iso = '2026-11-20T09:00:00Z'
    expect(shown(iso, 'nl').absolute).toBe('20 nov 2026, 10:00')
    expect(shown(iso, 'fr').absolute).toBe('20 nov. 2026, 10:00')
    expect(shown(iso, 'de').absolute).toBe('20.11.2026, 10:00')
  })

  test.each([
    ['2026-11-23T13:04:40Z', 'now'],
    ['2026-11-23T13:00:00Z', '5 min ago'],
    ['2026-11-23T09:05:00Z', '4 hr ago'],
    ['2026-11-23T16:05:00Z', 'in 3 hr'],
    ['2026-11-22T23:10:00Z', '14 hr ago'],
    ['2026-11-22T22:30:00Z', 'yesterday'],
    ['2026-11-24T22:30:00Z', 'tomorrow'],
    ['2026-11-19T13:05:00Z', '4 days ago'],
    ['2026-11-16T13:05:00Z', '16 Nov 2026'],
  ])('B12 %s is %s', (iso, relative) => expect(shown(iso).relative).toBe(relative))

  test('days are written out', () => {
    expect(shown('2026-11-19T13:05:00Z', 'nl').relative).toBe('4 dagen geleden')
    expect(shown('2026-11-19T13:05:00Z', 'fr').relative).toBe('il y a 4 jours')
    expect(shown('2026-11-19T13:05:00Z', 'de').relative).toBe('vor 4 Tagen')
  })

  test('in full it says both, a day once', () => {
    expect(shown('2026-11-23T13:00:00Z').full).toBe('23 Nov 2026, 14:00 (5 min ago)')
    expect(shown('2026-10-01T13:00:00Z').full).toBe('1 Oct 2026, 15:00')
  })

  test('a machine reads it too', () =>
    expect(shown('2026-11-20T09:00:00Z').iso).toBe('2026-11-20T09:00:00.000Z'))
})
