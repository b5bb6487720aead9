import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toListingCard } from '../card/listing-presenter.server'
import { cardRow, fullDetails, listingRow, presenterIn } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { toPublicRow } from '../projection/public-row'
import { schemaMistakes } from './schema-org.fixture'
import { listingStructuredData } from './structured-data'

/** The structured data of a row. */
function dataOf(over: Partial<ListingRow> = {}) {
  const row = listingRow(over)
  const data = listingStructuredData({
    card: toListingCard(cardRow(over), presenterIn('nl')),
    details: toPublicRow(row).details,
    row,
    description: 'Een villa.',
    publicUrl: 'https://agency.example',
    agency: 'Tilia',
  })
  return JSON.parse(JSON.stringify(data))
}

test('D10 a listing is a RealEstateListing at its own address, of the agency', () => {
  const url = 'https://agency.example/nl/te-koop/city-1630/villa-met-tuin/2706/'
  expect(dataOf()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: 'Villa met tuin',
    description: 'Een villa.',
    datePosted: '2026-10-01T08:00:00.000Z',
    provider: { '@type': 'RealEstateAgent', name: 'Tilia', url: 'https://agency.example' },
    about: { '@type': 'House', numberOfBedrooms: 3, floorSize: { value: 180, unitCode: 'MTK' } },
  })
})

test('D10 a sale is offered at its price, rent by the month', () => {
  expect(dataOf().offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    availability: 'https://schema.org/InStock',
    price: 495_000,
    priceCurrency: 'EUR',
  })
  expect(dataOf().offers.url).toBe(dataOf().url)
  const { offers } = dataOf({ goal: 'rent', priceCents: 165_050 })
  expect(offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: { price: 1650.5, priceCurrency: 'EUR', unitCode: 'MON' },
  })
  expect(offers).not.toHaveProperty('price')
})

test.each(['sold', 'rented'] as const)('D10 a %s listing has availability SoldOut', (state) => {
  expect(dataOf({ state }).offers.availability).toBe('https://schema.org/SoldOut')
})

test('one projection: a hidden price is in no offer, and nowhere else either', () => {
  const data = dataOf({
    publishPrice: false,
    priceCents: 77_777_700,
    details: { totalCostCents: 77_777_700 },
  })
  expect(data).not.toHaveProperty('offers')
  expect(JSON.stringify(data)).not.toContain('7777')
})

test('one projection: a hidden address leaves only the municipality', () => {
  const data = dataOf({
    publishAddress: false,
    street: 'Geheimestraat',
    houseNumber: '987b',
    latitude: 50.123456,
  })
  expect(data.about.address).toEqual({
    '@type': 'PostalAddress',
    postalCode: '1630',
    addressLocality: 'City 1630',
    addressCountry: 'BE',
  })
  expect(JSON.stringify(data)).not.toMatch(/Geheim|987b|50\.123/)
})

test('D10 a published address has its street; a listing in Luxembourg its country', () => {
  expect(dataOf().about.address).toMatchObject({ streetAddress: 'Hollebeekstraat 12', addressCountry: 'BE' })
  expect(dataOf({ countryId: 50, region: 'luxembourg' }).about.address.addressCountry).toBe('LU')
})

test('D10 studios and apartments are apartments; unknown values are left out', () => {
  expect([2, 3].map((webId) => dataOf({ webId }).about['@type'])).toEqual(['Apartment', 'Apartment'])
  expect(dataOf({ details: fullDetails }).about.yearBuilt).toBe(1926)
  const { about, image } = dataOf({ bedrooms: null, livingSurface: null })
  expect(Object.keys(about)).toEqual(['@type', 'name', 'address', 'geo', 'accommodationCategory'])
  expect(image).toBeUndefined()
})

test('D10 a plot, a shop or a garage is a place, without rooms', () => {
  expect([4, 5, 6, 7].map((webId) => dataOf({ webId }).about['@type'])).toEqual([
    'Place',
    'ApartmentComplex',
    'Place',
    'ParkingFacility',
  ])
  const { about } = dataOf({ webId: 4, details: fullDetails })
  expect(Object.keys(about)).toEqual(['@type', 'name', 'address', 'geo'])
})

test('D10 a "starting from" price is a minimum; a listing under option has limited availability', () => {
  const { offers } = dataOf({ priceUnit: 7, state: 'option' })
  expect(offers).toMatchObject({
    priceSpecification: { minPrice: 495_000, priceCurrency: 'EUR' },
    availability: 'https://schema.org/LimitedAvailability',
  })
  expect(offers).not.toHaveProperty('price')
})

test('D10 coordinates are included if the address is published and they are valid', () => {
  expect(dataOf().about.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 50.766, longitude: 4.336 })
  for (const over of [{ publishAddress: false }, { latitude: null }, { latitude: 4.336, longitude: 50.766 }])
    expect(dataOf(over).about).not.toHaveProperty('geo')
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyListing = fc.record<Partial<ListingRow>>({
  goal: fc.constantFrom('sale', 'rent'),
  state: fc.constantFrom('available', 'option', 'sold', 'rented'),
  webId: fc.integer({ min: 0, max: 12 }),
  countryId: fc.constantFrom(10, 50),
  zip: fc.constantFrom('1180', '9999', ''),
  street: maybe(fc.string()),
  publishAddress: fc.boolean(),
  latitude: maybe(fc.double()),
  longitude: maybe(fc.double()),
  priceCents: maybe(fc.integer({ min: 0, max: 10 ** 12 })),
  publishPrice: fc.boolean(),
  priceUnit: fc.constantFrom(null, 1, 7),
  bedrooms: maybe(fc.nat(99)),
  livingSurface: maybe(fc.double({ min: 0, max: 10_000, noNaN: true })),
  details: fc.constantFrom({}, fullDetails),
})

test('D10 all properties of any listing are in schema.org’s vocabulary', () => {
  fc.assert(
    fc.property(anyListing, (over) => {
      expect(schemaMistakes(dataOf(over))).toEqual([])
    }),
  )
})

test.each([
  [{ '@type': 'Castle' }, /unknown type Castle/],
  [{ color: 'red' }, /\.color is no property/],
  [{ offers: { '@type': 'Offer', price: '1' } }, /offers\[0\] \(Offer\) lacks priceCurrency/],
  [{ offers: { '@type': 'House', name: 'x' } }, /takes Offer, not House/],
  [{ datePosted: 'yesterday' }, /is no DateTime: yesterday/],
  [{ name: undefined }, /lacks name|is no Text/],
])('D10 the check of structured data finds the mistake in %j', (over, mistake) => {
  expect(schemaMistakes({ ...dataOf(), ...over }).join('\n')).toMatch(mistake)
})
