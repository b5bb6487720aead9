import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schemaMistakes } from '../outlets/schema-org.fixture'
import { type DescribedUnit, projectStructuredData } from './project-structured-data'

const unit = (over: Partial<DescribedUnit> = {}): DescribedUnit => ({
  id: 1,
  state: 'free',
  name: '0.1',
  floor: 'Gelijkvloers',
  type: 'Appartement',
  surface: 92,
  bedrooms: 2,
  priceCents: 39_500_000,
  ...over,
})

const uccle = { countryId: 10, zip: '1180' }

function dataOf(units: DescribedUnit[], address?: string, place = uccle) {
  const data = projectStructuredData({
    row: { goal: 'sale', createdAt: new Date('2026-10-01T08:00:00Z'), ...place },
    title: 'De Twee Gevels',
    city: 'Ukkel',
    address,
    description: 'Zes woningen.',
    url: 'https://agency.example/nl/projecten/ukkel/de-twee-gevels/9/',
    units,
    publicUrl: 'https://agency.example',
    agency: 'Tilia',
  })
  return JSON.parse(JSON.stringify(data))
}

const units = [
  unit(),
  unit({ id: 2, name: '0.2', state: 'option', priceCents: 45_000_000 }),
  unit({ id: 3, name: 'P1', state: 'free', bedrooms: null, priceCents: null, type: 'Staanplaats' }),
  unit({ id: 4, name: '1.1', state: 'sold', priceCents: 77_777_700 }),
]

test('D10 a project is one building with its units and the number available', () => {
  const { about } = dataOf(units, 'Bouwlaan 7')
  expect(about).toMatchObject({
    '@type': 'ApartmentComplex',
    address: { streetAddress: 'Bouwlaan 7', postalCode: '1180', addressLocality: 'Ukkel' },
    numberOfAccommodationUnits: { value: 4 },
    numberOfAvailableAccommodationUnits: { value: 2 },
  })
  expect(about.containsPlace.map((place: { '@type': string }) => place['@type'])).toEqual([
    'Apartment',
    'Apartment',
    'Accommodation',
    'Apartment',
  ])
})

test('D10 each priced available unit is an offer, and the project’s range is that of its page', () => {
  const { offers } = dataOf([...units, unit({ id: 5, name: '1.2', priceCents: 41_000_000 })])
  expect(offers).toMatchObject({ lowPrice: 395_000, highPrice: 410_000, offerCount: 2, priceCurrency: 'EUR' })
  expect(offers.offers.map((offer: { name: string }) => offer.name)).toEqual(['0.1', '1.2'])
  expect(JSON.stringify(dataOf(units))).not.toContain('7777')
})

test('D10 a surface of 0 is not known, and is not said', () => {
  const [none, known] = dataOf([unit({ surface: 0 }), unit()]).about.containsPlace
  expect(none).not.toHaveProperty('floorSize')
  expect(known.floorSize.value).toBe(92)
})

test('D10 a postal code of Luxembourg has its letter, as on the page', () => {
  const { about } = dataOf(units, undefined, { countryId: 50, zip: '1648' })
  expect(about.address).toMatchObject({ postalCode: 'L-1648', addressCountry: 'LU' })
})

test('D10 a project without units or without prices offers nothing', () => {
  expect(dataOf([])).not.toHaveProperty('offers')
  expect(dataOf([]).about).not.toHaveProperty('containsPlace')
  expect(dataOf([unit({ priceCents: null }), unit({ priceCents: 0 })])).not.toHaveProperty('offers')
  expect(dataOf([unit({ state: 'option' })])).not.toHaveProperty('offers')
})

const anyUnit = fc.record<DescribedUnit>({
  id: fc.nat(),
  state: fc.constantFrom('free', 'option', 'sold'),
  name: fc.constantFrom('', '0.1'),
  floor: fc.constantFrom('', '1e'),
  type: fc.constantFrom('', 'Studio'),
  surface: fc.option(fc.double({ min: 0, max: 1_000, noNaN: true })),
  bedrooms: fc.option(fc.nat(9)),
  priceCents: fc.option(fc.nat(10 ** 9)),
})

test('D10 all properties of any project are in schema.org’s vocabulary', () => {
  fc.assert(
    fc.property(fc.array(anyUnit), (some) => {
      expect(schemaMistakes(dataOf(some))).toEqual([])
    }),
  )
})
