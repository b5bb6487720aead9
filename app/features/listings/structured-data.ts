import type { Apartment, House, Offer, RealEstateListing, WithContext } from 'schema-dts'
import { pictureUrl } from '~/features/media/public'
import type { ListingDetails } from '~/kernel/listing-details'
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

function residenceOf({ card, details, row }: StructuredInput): House | Apartment {
  return {
    '@type': row.webId === 3 || row.webId === 2 ? 'Apartment' : 'House',
    name: card.title,
    address: {
      '@type': 'PostalAddress',
      ...(card.address ? { streetAddress: card.address } : {}),
      postalCode: card.zip,
      addressLocality: card.city,
      addressCountry: row.countryId === 50 ? 'LU' : 'BE',
    },
    ...(card.bedrooms === undefined ? {} : { numberOfBedrooms: card.bedrooms }),
    ...(card.livingSurface === undefined
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: card.livingSurface, unitCode: 'MTK' } }),
    ...(details.constructionYear === undefined ? {} : { yearBuilt: details.constructionYear }),
  }
}

const absolute = (url: string, publicUrl: string) => new URL(url, publicUrl).href
