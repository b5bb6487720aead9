import type {
  Accommodation,
  GeoCoordinates,
  Offer,
  Place,
  PostalAddress,
  QuantitativeValue,
  RealEstateAgent,
  RealEstateListing,
  WithContext,
} from 'schema-dts'
import { pictureUrl } from '~/features/media/public'
import type { ListingDetails } from '~/kernel/listing-details'
import { countryIds } from '~/kernel/region'
import type { ListingCard } from '../card/listing-card'
import type { ListingRow } from '../projection/listing-rows'
import { type PublicPosition, publicPosition } from '../projection/public-position'

type StructuredInput = {
  card: ListingCard
  details: ListingDetails
  row: Pick<
    ListingRow,
    | 'goal'
    | 'state'
    | 'createdAt'
    | 'countryId'
    | 'zip'
    | 'webId'
    | 'publishAddress'
    | 'latitude'
    | 'longitude'
  >
  description: string
  publicUrl: string
  agency: string
}

/**
 * Describes a listing for search engines, from the public projection only: `card` contains nothing hidden.
 * @see https://schema.org/RealEstateListing
 */
export function listingStructuredData(input: StructuredInput): WithContext<RealEstateListing> {
  const { card, row, description, publicUrl, agency } = input
  const url = publicUrl + card.href
  const offers = offerOf(input)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: card.title,
    ...(description ? { description } : {}),
    datePosted: row.createdAt.toISOString(),
    provider: agentOf(agency, publicUrl),
    ...(card.picture ? { image: absolute(pictureUrl(card.picture, { width: 1360 }), publicUrl) } : {}),
    ...(offers ? { offers } : {}),
    about: residenceOf(input),
  }
}

/** The agency, as its own page describes it. */
export const agentOf = (name: string, publicUrl: string): RealEstateAgent => ({
  '@type': 'RealEstateAgent',
  '@id': `${publicUrl}/#agency`,
  name,
  url: publicUrl,
})

const businessFunctions = { sale: 'Sell', rent: 'LeaseOut' } as const

export const businessFunctionOf = (goal: ListingRow['goal']) => ({
  '@id': `http://purl.org/goodrelations/v1#${businessFunctions[goal]}`,
})

const availabilities = {
  available: 'https://schema.org/InStock',
  option: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
} as const

/** An offer needs a price, so without a published one there is none. */
function offerOf({ card, row, publicUrl }: StructuredInput): Offer | undefined {
  const { price } = card
  if (price.kind !== 'amount') return undefined
  const euros = price.cents / 100
  return {
    '@type': 'Offer',
    url: publicUrl + card.href,
    businessFunction: businessFunctionOf(row.goal),
    availability: availabilities[row.state],
    priceCurrency: 'EUR',
    ...(price.perMonth || price.startingFrom
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...(price.startingFrom ? { minPrice: euros } : { price: euros }),
            priceCurrency: 'EUR',
            ...(price.perMonth ? { unitCode: 'MON' } : {}),
          },
        }
      : { price: euros }),
  }
}

/** Rooms, floor and year belong to a dwelling; a plot, shop or garage is a plain place. */
function residenceOf({ card, details, row }: StructuredInput): Place {
  const position = publicPosition(row)
  const place = {
    name: card.title,
    address: addressOf(card, row),
    ...(position?.kind === 'point' ? { geo: geoOf(position) } : {}),
  }
  const dwelling = dwellings[row.webId]
  if (!dwelling) return { '@type': otherPlaces[row.webId] ?? 'Place', ...place }
  return { '@type': dwelling, ...place, ...roomsOf(card, details) }
}

type Rooms = Pick<
  Exclude<Accommodation, string>,
  | 'accommodationCategory'
  | 'floorLevel'
  | 'floorSize'
  | 'numberOfBathroomsTotal'
  | 'numberOfBedrooms'
  | 'yearBuilt'
>

function roomsOf({ typeName, bedrooms, livingSurface }: ListingCard, { rooms, ...details }: ListingDetails) {
  return withoutUndefined<Rooms>({
    accommodationCategory: typeName || undefined,
    floorLevel: rooms?.floor === undefined ? undefined : String(rooms.floor),
    floorSize: livingSurface === undefined ? undefined : squareMetres(livingSurface),
    numberOfBathroomsTotal: rooms?.bathrooms,
    numberOfBedrooms: bedrooms,
    yearBuilt: details.constructionYear,
  })
}

/** Leaves out unknown values. */
export const withoutUndefined = <T extends object>(facts: { [Name in keyof T]: T[Name] | undefined }) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>

/** UN/CEFACT's code for m². */
export const squareMetres = (value: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
})

const geoOf = ({ lat, lng }: PublicPosition): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
})

/** Maps main types (WebIDs) to types of schema.org. */
const dwellings: Record<number, 'House' | 'Apartment'> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }
const otherPlaces: Record<number, 'ApartmentComplex' | 'ParkingFacility'> = {
  5: 'ApartmentComplex',
  7: 'ParkingFacility',
}

type AddressParts = { address?: string | undefined; zip: string; city: string }

/** @param address - street and number, where they are published */
export const addressOf = (
  { address, zip, city }: AddressParts,
  { countryId }: Pick<ListingRow, 'countryId'>,
): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(address ? { streetAddress: address } : {}),
  ...(zip ? { postalCode: zip } : {}),
  addressLocality: city,
  addressCountry: countryId === countryIds.luxembourg ? 'LU' : 'BE',
})

export const absolute = (url: string, publicUrl: string) => new URL(url, publicUrl).href
