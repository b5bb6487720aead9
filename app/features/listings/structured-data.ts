import type { Offer, Place, PostalAddress, RealEstateListing, WithContext } from 'schema-dts'
import { pictureUrl } from '~/features/media/public'
import type { ListingDetails } from '~/kernel/listing-details'
import { countryIds } from '~/kernel/region'
import type { ListingCard } from './listing-card'
import type { ListingRow } from './listing-rows'

type StructuredInput = {
  card: ListingCard
  details: ListingDetails
  row: Pick<ListingRow, 'goal' | 'closed' | 'createdAt' | 'countryId' | 'webId' | 'publishAddress'>
  description: string
  publicUrl: string
  agency: string
}

/**
 * A listing for search engines, made from the public projection only: what is hidden is not in `card`.
 * @see https://schema.org/RealEstateListing
 */
export function listingStructuredData(input: StructuredInput): WithContext<RealEstateListing> {
  const { card, row, description, publicUrl, agency } = input
  const url = publicUrl + card.href
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: card.title,
    description,
    datePosted: row.createdAt.toISOString(),
    provider: { '@type': 'RealEstateAgent', name: agency, url: publicUrl },
    ...(card.picture ? { image: absolute(pictureUrl(card.picture, { width: 1360 }), publicUrl) } : {}),
    ...(card.price.kind === 'amount' ? { offers: offerOf(card.price, row) } : {}),
    about: residenceOf(input),
  }
}

function offerOf(
  price: Extract<ListingCard['price'], { kind: 'amount' }>,
  row: StructuredInput['row'],
): Offer {
  const euros = price.cents / 100
  return {
    '@type': 'Offer',
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${row.goal === 'sale' ? 'Sell' : 'LeaseOut'}`,
    },
    availability: row.closed ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    ...(price.perMonth
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: euros,
            priceCurrency: 'EUR',
            unitCode: 'MON',
          },
        }
      : { price: euros, priceCurrency: 'EUR' }),
  }
}

/** What is offered. Rooms, floor and year are a dwelling's; a plot, shop or garage is a place. */
function residenceOf({ card, details, row }: StructuredInput): Place {
  const place = { name: card.title, address: addressOf(card, row) }
  const dwelling = dwellings[row.webId]
  if (!dwelling) return { '@type': otherPlaces[row.webId] ?? 'Place', ...place }
  return {
    '@type': dwelling,
    ...place,
    ...(card.bedrooms === undefined ? {} : { numberOfBedrooms: card.bedrooms }),
    ...(card.livingSurface === undefined
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: card.livingSurface, unitCode: 'MTK' } }),
    ...(details.constructionYear === undefined ? {} : { yearBuilt: details.constructionYear }),
  }
}

/** Main types (WebIDs) as schema.org knows them. */
const dwellings: Record<number, 'House' | 'Apartment'> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }
const otherPlaces: Record<number, 'ApartmentComplex' | 'ParkingFacility'> = {
  5: 'ApartmentComplex',
  7: 'ParkingFacility',
}

const addressOf = (card: ListingCard, row: StructuredInput['row']): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(card.address ? { streetAddress: card.address } : {}),
  postalCode: card.zip,
  addressLocality: card.city,
  addressCountry: row.countryId === countryIds.luxembourg ? 'LU' : 'BE',
})

const absolute = (url: string, publicUrl: string) => new URL(url, publicUrl).href
