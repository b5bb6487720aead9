import { expect, test } from 'vitest'
import { placeName } from './place-name'
import { placeNames } from './to-place'

test.each([
  ['SINT-GENESIUS-RODE', 'nl', 'Sint-Genesius-Rode'],
  ["BRAINE-L'ALLEUD", 'fr', 'Braine-l’Alleud'],
  ["Braine-l'Alleud", 'fr', 'Braine-l’Alleud'],
  ['BRAINE-LE-COMTE', 'fr', 'Braine-le-Comte'],
  ['HEIST-OP-DEN-BERG', 'nl', 'Heist-op-den-Berg'],
  ['LA LOUVIÈRE', 'fr', 'La Louvière'],
  ['Ukkel', 'nl', 'Ukkel'],
  ['', 'nl', ''],
] as const)('a feed writes %s, a page %s %s', (given, locale, expected) => {
  expect(placeName(given, locale)).toBe(expected)
})

test('L10 names missing from the feed come from the list of municipalities', () => {
  expect(placeNames({ nl: 'UKKEL' }, 10, '1180')).toMatchObject({ nl: 'Ukkel', fr: 'Uccle', en: 'Uccle' })
})

test('L10 another place with the same code keeps its own names', () => {
  expect(placeNames({ nl: 'CALEVOET' }, 10, '1180')).toEqual({ nl: 'Calevoet' })
})
