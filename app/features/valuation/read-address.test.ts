import { expect, test } from 'vitest'
import { readAddress } from './read-address'

test.each([
  ['Kerkstraat 3, 1653 Dworp', { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp' }],
  [
    '  Rue du Village 7   B-1420 Braine-l’Alleud ',
    { street: 'Rue du Village 7', zip: '1420', city: 'Braine-l’Alleud' },
  ],
  ['12, rue de la Gare, L-8325 Capellen', { street: '12, rue de la Gare', zip: 'L-8325', city: 'Capellen' }],
  ['Rue de la Gare 1, LU-8325 Capellen', { street: 'Rue de la Gare 1', zip: 'L-8325', city: 'Capellen' }],
  ['Rue X 3, L - 1648 Luxembourg', { street: 'Rue X 3', zip: 'L-1648', city: 'Luxembourg' }],
  ['Kerkstraat 3, B - 1653 Dworp', { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp' }],
  ['Kerkstraat 3 B1653 Dworp', { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp' }],
  [
    'Chaussée de Waterloo 1357 A, 1180 Uccle',
    { street: 'Chaussée de Waterloo 1357 A', zip: '1180', city: 'Uccle' },
  ],
  ['Bd 1914 1357, L 1648, Luxembourg', { street: 'Bd 1914 1357', zip: 'L-1648', city: 'Luxembourg' }],
  ['Kerkstraat 3, BE 1653 Dworp', { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp' }],
  ['1630 Linkebeek', { zip: '1630', city: 'Linkebeek' }],
  ['Kerkstraat 1000', { street: 'Kerkstraat 1000' }],
  ['Kerkstraat 3 Dworp', { street: 'Kerkstraat 3 Dworp' }],
  ['', {}],
])('F1 an address on one line fills in the first step: %j', (typed, fields) => {
  expect(readAddress(typed)).toEqual(fields)
})

test('F1 an address of any length is read at once, and cut', () => {
  expect(String(readAddress('1000 '.repeat(10_000)).street)).toHaveLength(199)
})
