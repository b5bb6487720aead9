import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { ListingDetails } from '~/kernel/listing-details'
import { fullDetails, fullWords } from '../listings.fixture'
import { factGroups } from './detail-groups'
import { keyFacts } from './key-facts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const keyFactsOf = (details: ListingDetails, count = 8) =>
  keyFacts(
    factGroups({
      ...{ details, words: fullWords, typeName: 'Villa', place: '1630 Linkebeek' },
      ...{ t: translateTo('nl'), locale: 'nl', moneyLocale: 'nl' },
    }),
    count,
  )

test('D1 the page begins with what visitors ask about first, eight facts at most', () => {
  expect(keyFactsOf(fullDetails).map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
    'Slaapkamers: 5',
    'Badkamers: 2',
    'Bewoonbare oppervlakte: 212 m²',
    'Grondoppervlakte: 1.480 m²',
    'Bouwjaar: 1926',
    'Verdieping: Gelijkvloers',
    'Garages: 6',
    'Oppervlakte terras: 24 m²',
  ])
})

test('D1 a sentence is no fact to begin with', () => {
  const heating = 'collectieve gasketel met individuele meters'
  const facts = factGroups({
    ...{ details: {}, words: { heating, availableFrom: 'Bij akte' }, typeName: '', place: '' },
    ...{ t: translateTo('nl'), locale: 'nl', moneyLocale: 'nl' },
  })
  expect(keyFacts(facts, 8).map(({ value }) => value)).toEqual(['Bij akte'])
})

test('D1 none of something is no fact to begin with', () => {
  const facts = keyFactsOf({ rooms: { bedrooms: 0, garages: 0, toilets: 2 }, surfaces: { living: 80 } })
  expect(facts.map(({ value }) => plain(value))).toEqual(['80 m²', '15 januari 2027', 'Warmtepomp'])
})
