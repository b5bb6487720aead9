import { expect, test } from 'vitest'
import { compoundOf } from './compounds'

const read = (word: string) =>
  compoundOf(word)
    ?.map(({ kinds, number }) => number ?? [...kinds].join('+'))
    .join(' ')

test.each([
  ['tweeslaapkamerappartement', '2 bedrooms apartment'],
  ['dreizimmerwohnung', '3 rooms apartment'],
  ['vijfhonderdduizend', '5 100 1000'],
  ['funfundzwanzig', '5 20'],
  ['nieuwbouwvilla', 'newBuild house+villa'],
  ['huurvilla', 'rent house+villa'],
  ['stadswoning', 'house+special'],
  ['droomvilla', 'house+villa+special'],
  ['ferienhaus', 'house+special'],
  ['villa', undefined],
  ['station', undefined],
  ['a'.repeat(5_000), undefined],
])('P1 "%s" is put together of: %s', (word, expected) => expect(read(word)).toBe(expected))
