import type {
  Accommodation,
  AggregateOffer,
  ApartmentComplex,
  Offer,
  RealEstateListing,
  WithContext,
} from 'schema-dts'
import { type PictureSource, pictureUrl } from '~/features/media/public'
import { postalCode } from '~/kernel/region'
import {
  absolute,
  addressOf,
  agentOf,
  businessFunctionOf,
  squareMetres,
  withoutUndefined,
} from '../outlets/structured-data'
import type { ProjectRow, UnitRow } from './projects.repo.server'
import { isFree, positive, priceRange } from './unit-facts'

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
  const free = units.filter(isFree)
  return {
    '@type': 'ApartmentComplex',
    name: title,
    address: addressOf({ address, zip: postalCode(row), city }, row),
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
function placeOf({ name, floor, type, bedrooms, ...unit }: DescribedUnit): Accommodation {
  const surface = positive(unit.surface)
  return {
    '@type': bedrooms === null ? 'Accommodation' : 'Apartment',
    ...withoutUndefined<Unit>({
      name: name || undefined,
      accommodationCategory: type || undefined,
      floorLevel: floor || undefined,
      floorSize: surface === undefined ? undefined : squareMetres(surface),
      numberOfBedrooms: bedrooms ?? undefined,
    }),
  }
}

/** Available units with a price, as the page counts them: the price of a sold one is confidential. */
function offersOf({ row, units, url }: StructuredProject): AggregateOffer | undefined {
  const range = priceRange(units)
  if (!range) return undefined
  const priced = units.filter(isFree).flatMap(({ priceCents, name }) => {
    const cents = positive(priceCents)
    return cents ? [{ euros: cents / 100, name }] : []
  })
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: range.fromCents / 100,
    highPrice: range.toCents / 100,
    offerCount: priced.length,
    offers: priced.map(
      (unit): Offer => ({
        '@type': 'Offer',
        ...(unit.name ? { name: unit.name } : {}),
        url,
        businessFunction: businessFunctionOf(row.goal),
        availability: 'https://schema.org/InStock',
        price: unit.euros,
        priceCurrency: 'EUR',
      }),
    ),
  }
}
