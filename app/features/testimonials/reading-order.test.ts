import { expect, test } from 'vitest'
import { inReadingOrder } from './reading-order'

test('T1 testimonials in the language of the page come first, then the others, each the newest first', () => {
  const testimonials = [
    { key: 'undated', name: 'Ada' },
    { key: 'french', name: 'Bob', day: '2026-11-06', lang: 'fr' as const },
    { key: 'old', name: 'Cleo', day: '2026-03-20' },
    { key: 'dutch', name: 'Dora', day: '2026-11-20', lang: 'nl' as const },
    { key: 'new', name: 'Emil', day: '2026-09-14' },
  ]
  expect(inReadingOrder(testimonials).map(({ key }) => key)).toEqual([
    'new',
    'old',
    'undated',
    'dutch',
    'french',
  ])
})
