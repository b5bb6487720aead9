/**
 * The part of schema.org's vocabulary that the product uses (release 29): each type with its parent and own properties,
 * each property with the types that it takes.
 * @see https://schema.org/docs/developers.html
 */
type Type = { parent?: string; adds?: Record<string, string[]> }

const text = ['Text']
const url = ['URL']
const number = ['Number']
const quantity = ['Number', 'QuantitativeValue']

const vocabulary: Record<string, Type> = {
  Thing: { adds: { name: text, description: text, url, image: ['URL', 'ImageObject'] } },
  CreativeWork: {
    parent: 'Thing',
    adds: { about: ['Thing'], offers: ['Offer'], provider: ['Organization', 'Person'] },
  },
  WebPage: { parent: 'CreativeWork', adds: { breadcrumb: ['BreadcrumbList'] } },
  RealEstateListing: { parent: 'WebPage', adds: { datePosted: ['DateTime'] } },
  Intangible: { parent: 'Thing' },
  ItemList: { parent: 'Intangible', adds: { itemListElement: ['ListItem'], numberOfItems: ['Integer'] } },
  BreadcrumbList: { parent: 'ItemList' },
  ListItem: { parent: 'Intangible', adds: { position: ['Integer'], item: ['URL', 'Thing'] } },
  Offer: {
    parent: 'Intangible',
    adds: {
      availability: ['ItemAvailability'],
      businessFunction: ['BusinessFunction'],
      price: number,
      priceCurrency: text,
      priceSpecification: ['PriceSpecification'],
    },
  },
  AggregateOffer: {
    parent: 'Offer',
    adds: { lowPrice: number, highPrice: number, offerCount: ['Integer'], offers: ['Offer'] },
  },
  StructuredValue: { parent: 'Intangible' },
  PriceSpecification: {
    parent: 'StructuredValue',
    adds: { price: number, minPrice: number, maxPrice: number, priceCurrency: text },
  },
  UnitPriceSpecification: { parent: 'PriceSpecification', adds: { unitCode: text } },
  QuantitativeValue: { parent: 'StructuredValue', adds: { value: number, unitCode: text } },
  GeoCoordinates: { parent: 'StructuredValue', adds: { latitude: number, longitude: number } },
  ContactPoint: { parent: 'StructuredValue' },
  PostalAddress: {
    parent: 'ContactPoint',
    adds: { streetAddress: text, postalCode: text, addressLocality: text, addressCountry: text },
  },
  Organization: { parent: 'Thing', adds: { telephone: text, email: text, legalName: text, vatID: text } },
  RealEstateAgent: { parent: 'Organization', adds: { address: ['PostalAddress'] } },
  Place: {
    parent: 'Thing',
    adds: { address: ['PostalAddress'], geo: ['GeoCoordinates'], containsPlace: ['Place'] },
  },
  CivicStructure: { parent: 'Place' },
  ParkingFacility: { parent: 'CivicStructure' },
  Residence: { parent: 'Place', adds: { floorLevel: text } },
  ApartmentComplex: {
    parent: 'Residence',
    adds: {
      numberOfAccommodationUnits: ['QuantitativeValue'],
      numberOfAvailableAccommodationUnits: ['QuantitativeValue'],
      numberOfBedrooms: quantity,
    },
  },
  Accommodation: {
    parent: 'Place',
    adds: {
      accommodationCategory: text,
      floorLevel: text,
      floorSize: ['QuantitativeValue'],
      numberOfBathroomsTotal: ['Integer'],
      numberOfBedrooms: quantity,
      yearBuilt: number,
    },
  },
  Apartment: { parent: 'Accommodation' },
  House: { parent: 'Accommodation' },
}

/** Properties that consumers of structured data require: one of each group of alternatives. */
const required: Record<string, string[][]> = {
  RealEstateListing: [['@id'], ['url'], ['name'], ['datePosted'], ['about'], ['provider']],
  BreadcrumbList: [['itemListElement']],
  ListItem: [['position'], ['name']],
  Offer: [['price', 'priceSpecification'], ['priceCurrency'], ['availability'], ['businessFunction']],
  AggregateOffer: [['lowPrice'], ['priceCurrency'], ['offerCount']],
  UnitPriceSpecification: [['price', 'minPrice'], ['priceCurrency']],
  QuantitativeValue: [['value']],
  GeoCoordinates: [['latitude'], ['longitude']],
  PostalAddress: [['addressLocality'], ['addressCountry']],
  Place: [['address', 'floorSize', 'name']],
}

const isA = (type: string, wanted: string): boolean =>
  type === wanted || (vocabulary[type]?.parent !== undefined && isA(vocabulary[type].parent, wanted))

function takenBy(type: string, property: string): string[] | undefined {
  const known = vocabulary[type]
  return (
    known?.adds?.[property] ?? (known?.parent === undefined ? undefined : takenBy(known.parent, property))
  )
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value)

const literals: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  ItemAvailability: (value) =>
    ['InStock', 'LimitedAvailability', 'SoldOut'].some((state) => value === `https://schema.org/${state}`),
}

/**
 * Validates a node against the vocabulary. Reports unknown types and properties, values of a wrong type and missing
 * properties, each with its path.
 */
export function schemaMistakes(node: unknown, path = '$'): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} is no node`]
  const { '@type': type, '@context': context, ...properties } = node as Record<string, unknown>
  if (path === '$' && context !== 'https://schema.org') return ['$ has no context']
  if (typeof type !== 'string' || !vocabulary[type]) return [`${path} is of unknown type ${String(type)}`]
  const missing = (required[type] ?? [])
    .filter((names) => !names.some((name) => name in properties))
    .map((names) => `${path} (${type}) lacks ${names.join(' or ')}`)
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const at = `${path}.${name}`
    if (name === '@id') return isAddress(value) ? [] : [`${at} is no address`]
    const taken = takenBy(type, name)
    if (!taken) return [`${at} is no property of ${type}`]
    if (Array.isArray(value) && value.length === 0) return [`${at} is empty`]
    return [value].flat().flatMap((one, index) => valueMistakes(one, taken, `${at}[${index}]`))
  })
  return [...missing, ...wrong]
}

function valueMistakes(value: unknown, taken: string[], at: string): string[] {
  if (taken.some((kind) => literals[kind]?.(value))) return []
  if (typeof value !== 'object' || value === null) return [`${at} is no ${taken.join(' or ')}: ${value}`]
  if (taken.includes('BusinessFunction')) {
    const id = '@id' in value ? value['@id'] : undefined
    return /^http:\/\/purl\.org\/goodrelations\/v1#(?:Sell|LeaseOut)$/.test(String(id))
      ? []
      : [`${at}: ${id}`]
  }
  const type = '@type' in value ? String(value['@type']) : ''
  if (!taken.some((kind) => isA(type, kind))) return [`${at} takes ${taken.join(' or ')}, not ${type}`]
  return schemaMistakes(value, at)
}
