import type {
  Accommodation,
  AggregateOffer,
  ApartmentComplex,
  Offer,
  RealEstateListing,
  WithContext,
} from 'schema-dts'
import { type PictureSource, pictureUrl } from '~/features/media/public'
import {
  absolute,
  addressOf,
  agentOf,
  businessFunctionOf,
  squareMetres,
  withoutUndefined,
} from '../outlets/structured-data'
import type { ProjectRow, UnitRow } from './projects.repo.server'

/** A unit with the figures of its row and its localised names. */
export type DescribedUnit = Pick<UnitRow, 'id' | 'state' | 'surface' | 'bedrooms' | 'priceCents'> & {
  name: string
  floor: string
  type: string
}

type StructuredProject = {
  row: Pick<ProjectRow, 'goal' | 'createdAt' | 'countryId' | 'zip'>
  title: string
  city: string
  /** Street and number, if published. */
  address?: string | undefined
  description: string
  url: string
  picture?: PictureSource | undefined
  units: DescribedUnit[]
  publicUrl: string
  agency: string
}

/**
 * Describes a project for search engines: one building with its units, the available ones on offer.
 * @see https://schema.org/ApartmentComplex
 */
export function projectStructuredData(input: StructuredProject): WithContext<RealEstateListing> {
  const { row, title, description, url, picture, publicUrl, agency } = input
  const offers = offersOf(input)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    ...(description ? { description } : {}),
    datePosted: row.createdAt.toISOString(),
    provider: agentOf(agency, publicUrl),
    ...(picture ? { image: absolute(pictureUrl(picture, { width: 1360 }), publicUrl) } : {}),
    ...(offers ? { offers } : {}),
    about: buildingOf(input),
  }
}

function buildingOf({ row, title, city, address, units }: StructuredProject): ApartmentComplex {
  const free = units.filter(({ state }) => state === 'free')
  return {
    '@type': 'ApartmentComplex',
    name: title,
    address: addressOf({ address, zip: row.zip, city }, row),
    ...(units.length > 0
      ? {
          numberOfAccommodationUnits: countOf(units.length),
          numberOfAvailableAccommodationUnits: countOf(free.length),
          containsPlace: units.map(placeOf),
        }
      : {}),
  }
}

const countOf = (value: number) => ({ '@type': 'QuantitativeValue', value }) as const

type Unit = Pick<
  Exclude<Accommodation, string>,
  'accommodationCategory' | 'floorLevel' | 'floorSize' | 'name' | 'numberOfBedrooms'
>

/** A unit without bedrooms may be a shop or a place for a car. */
const placeOf = ({ name, floor, type, surface, bedrooms }: DescribedUnit): Accommodation => ({
  '@type': bedrooms === null ? 'Accommodation' : 'Apartment',
  ...withoutUndefined<Unit>({
    name: name || undefined,
    accommodationCategory: type || undefined,
    floorLevel: floor || undefined,
    floorSize: surface === null ? undefined : squareMetres(surface),
    numberOfBedrooms: bedrooms ?? undefined,
  }),
})

/** Available units with a price; the price of a sold one is confidential. */
function offersOf({ row, units, url }: StructuredProject): AggregateOffer | undefined {
  const priced = units.flatMap(({ state, priceCents, name }) =>
    state === 'sold' || !priceCents ? [] : [{ state, euros: priceCents / 100, name }],
  )
  if (priced.length === 0) return undefined
  const euros = priced.map((unit) => unit.euros)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: Math.min(...euros),
    highPrice: Math.max(...euros),
    offerCount: priced.length,
    offers: priced.map(
      (unit): Offer => ({
        '@type': 'Offer',
        ...(unit.name ? { name: unit.name } : {}),
        url,
        businessFunction: businessFunctionOf(row.goal),
        availability:
          unit.state === 'free' ? 'https://schema.org/InStock' : 'https://schema.org/LimitedAvailability',
        price: unit.euros,
        priceCurrency: 'EUR',
      }),
    ),
  }
}
