import fc from 'fast-check'
import type { Kind } from '~/kernel/listing-field'
import { allListingFields, type ListingField } from '~/kernel/listing-fields'
import { slugOf } from '~/kernel/slug'

/** Hidden values of a listing. Two listings that differ in these only must be indistinguishable for the public. */
export type Secrets = {
  /** In euros. */
  price: number
  /** Amounts in euros, texts that contain one, and what else is hidden with the price, by field name in the feed. */
  money: Record<string, unknown>
  street: string
  houseNumber: string
  box: string
  latitude: number
  longitude: number
  /** Name of a place nearby. */
  nearby: string
  /** What else is hidden with the address, by field name in the feed. */
  around: Record<string, unknown>
}

export type HiddenListing = {
  goal: 0 | 1
  /** Has a life annuity; then a sale has no price. */
  isAnnuity: boolean
  publishPrice: boolean
  publishAddress: boolean
  priceUnit: number | undefined
  place: { Zip: string; City: string; CountryID: number }
  webId: number
  state: string
  /** Values of fields that are never hidden. */
  shown: Record<string, unknown>
  secrets: Secrets
  /** Other secrets of the same listing. */
  others: Secrets
}

/**
 * Amounts that do not reveal the price, listed by hand: a new amount in the table counts as revealing until it is
 * listed here too. Places nearby reveal the address in the same way; of other fields the table of fields says it.
 */
const amountsOfTheirOwn = [
  'Charges.Renter',
  'Charges.Owner',
  'InventoryCost',
  'Finance.CadastralIncome',
  'Finance.GaragePrice',
  'Finance.ParkingPrice',
]
const wordsOfMoney = ['Charges.Included', 'Finance.RegisteredRights']

/** Said by the words beside the price, which are below. */
const toldByPriceUnit = 'Finance.VatAdded'
/** Made of the name and the position of a listing, which are below. */
const placesNearby = 'PointsOfInterest'

/** Fields that are given random values. */
const randomFields: readonly ListingField[] = allListingFields.filter(
  ({ feed }) => feed !== toldByPriceUnit && feed !== placesNearby,
)
const tellsPrice = ({ feed, kind, hiddenBy }: ListingField) =>
  hiddenBy === 'price' ||
  wordsOfMoney.includes(feed) ||
  (kind.type === 'euro' && !amountsOfTheirOwn.includes(feed))
const tellsAddress = ({ kind, hiddenBy }: ListingField) => hiddenBy === 'address' || kind.type === 'places'

/** Seven digits with cents, which nothing else on a page has. Without bias, so that no two are the same. */
const secretEuros = fc
  .noBias(fc.integer({ min: 1_000_000_01, max: 9_999_999_99 }))
  .map((cents) => cents / 100)
const secretWord = fc.noBias(fc.stringMatching(/^[G-Z][g-z]{9}$/))

const shownValue = (kind: Kind): fc.Arbitrary<unknown> => {
  switch (kind.type) {
    case 'flag':
      return fc.boolean()
    case 'choice':
    case 'code':
      return fc.constantFrom<unknown>(...kind.values)
    case 'whole':
      return fc.integer({ min: Math.max(kind.min, 0), max: Math.min(kind.max, kind.isYear ? 2030 : 20) })
    case 'amount':
      return fc.integer({ min: 0, max: 90 })
    case 'euro':
      return fc.integer({ min: 100, max: 999 })
    case 'link':
      return fc.constant('https://my.matterport.com/show/?m=abc')
    case 'links':
      return fc.constant(['https://youtu.be/dQw4w9WgXcQ'])
    case 'rooms':
      return fc.constant([{ Floor: 0, Name: 'Woonkamer', Surface: 42 }])
    case 'file':
      return fc.constant('pictures/agent.jpg')
    default:
      return fc.constantFrom('Nele', 'zeer goed', '2027-01-15')
  }
}

/** Values of the fields that tell something hidden. @param words - a value of fields that take any text */
function secretFields(tells: (field: ListingField) => boolean, words: fc.Arbitrary<string>) {
  const secretValue = (kind: Kind) => {
    if (kind.type === 'euro') return secretEuros
    return kind.type === 'text' || kind.type === 'words' ? words : shownValue(kind)
  }
  return fc.record(
    Object.fromEntries(randomFields.filter(tells).map(({ feed, kind }) => [feed, secretValue(kind)])),
  ) as fc.Arbitrary<Record<string, unknown>>
}

const secrets: fc.Arbitrary<Secrets> = fc.record({
  price: secretEuros.map(Math.trunc),
  money: secretFields(
    tellsPrice,
    secretEuros.map((amount) => `€ ${amount}`),
  ),
  street: secretWord.map((word) => `Rue de l’${word.slice(0, 4)}é${word.slice(4)}`),
  houseNumber: fc.noBias(fc.integer({ min: 1000, max: 9999 })).map((number) => `${number}w`),
  box: fc.stringMatching(/^[G-Z]{6}$/),
  latitude: fc.noBias(fc.integer({ min: 50_600_001, max: 50_899_999 })).map((parts) => parts / 1_000_000),
  longitude: fc.noBias(fc.integer({ min: 4_200_001, max: 4_499_999 })).map((parts) => parts / 1_000_000),
  nearby: secretWord,
  around: secretFields(tellsAddress, secretWord),
})

const shownFields = fc.record(
  Object.fromEntries(
    randomFields
      .filter((one) => !tellsPrice(one) && !tellsAddress(one))
      .map(({ feed, kind }) => [feed, shownValue(kind)]),
  ),
  { requiredKeys: [] },
)

export const linkebeek = { Zip: '1630', City: 'Linkebeek', CountryID: 10 }

const places = [
  linkebeek,
  { Zip: '1180', City: 'Ukkel', CountryID: 10 },
  { Zip: '4000', City: 'Luik', CountryID: 10 },
  { Zip: '1471', City: 'Eigenbrakel', CountryID: 10 },
  { Zip: '2449', City: 'Luxembourg', CountryID: 50 },
]

/** A listing that hides its price, its address or both. */
export const hiddenListing: fc.Arbitrary<HiddenListing> = fc
  .record({
    goal: fc.constantFrom<0 | 1>(0, 1),
    isAnnuity: fc.boolean(),
    hides: fc.constantFrom('price', 'address', 'both'),
    priceUnit: fc.constantFrom(undefined, 1, 7),
    place: fc.constantFrom(...places),
    webId: fc.constantFrom(1, 2, 3, 4, 7),
    state: fc.constantFrom('available', 'available', 'option', 'sold', 'rented'),
    shown: shownFields,
    secrets,
    others: secrets,
  })
  .map(({ hides, ...listing }) => ({
    ...listing,
    publishPrice: hides === 'address',
    publishAddress: hides === 'price',
  }))

const languages = {
  nl: 'Woning met tuin',
  fr: 'Maison avec jardin',
  en: 'House with garden',
  de: 'Haus mit Garten',
}

/** The feed records of the listing, with its first or its other secrets. */
export function recordsOf(ID: number, listing: HiddenListing, which: 'secrets' | 'others') {
  const { publishPrice, publishAddress } = listing
  const priced = publishPrice ? listing.secrets : listing[which]
  const placed = publishAddress ? listing.secrets : listing[which]
  const { latitude: Lat, longitude: Lng, street, houseNumber, nearby } = placed
  const fields = {
    ...listing.shown,
    ...priced.money,
    ...placed.around,
    [placesNearby]: [{ Kind: 'station', Name: nearby, Lat: Lat + 0.001, Lng: Lng - 0.001 }],
  }
  return Object.entries(languages).map(([language, title]) => ({
    ID,
    Goal: listing.goal,
    language,
    ...listing.place,
    Street: street,
    HouseNumber: houseNumber,
    BoxNr: placed.box,
    PublishAddress: publishAddress,
    Price: priced.price,
    PublishPrice: publishPrice,
    PriceUnit: publishPrice ? listing.priceUnit : priced === listing.secrets ? listing.priceUnit : 7,
    PriceUnitText: publishPrice ? '' : `${priced.price} euro${which === 'others' ? ' excl. btw' : ''}`,
    WebID: listing.webId,
    WebIDs: String(listing.webId),
    MainTypeName: 'villa',
    TypeDescription: title,
    Details: {
      ...nested(listing.isAnnuity ? fields : withoutAnnuity(fields)),
      State: listing.state,
      Description: `<p>${title}.</p>`,
      Coordinates: { Lat, Lng },
      Created: `2026-10-01T08:${String(ID % 60).padStart(2, '0')}:00Z`,
      Modified: '2026-10-02T08:00:00Z',
      Pictures: [{ ID: 1, Url: 'pictures/1.jpg', Name: `${spelledAs(street, ID)} ${houseNumber}` }],
      Documents: [
        {
          ID: 2,
          Url: 'documents/epc.pdf',
          Name: `EPC ${spelledAs(street, ID + 1)}`,
          Kind: 'epc',
          Public: false,
        },
      ],
    },
  }))
}

/** The feed records of a project at the place of the listing, which hides its address where the listing does. */
export function projectRecordsOf(ID: number, listing: HiddenListing, which: 'secrets' | 'others') {
  const { publishAddress, goal: Goal, place, webId: WebID } = listing
  const { latitude, longitude, street, houseNumber, box } = publishAddress ? listing.secrets : listing[which]
  return Object.entries(languages).map(([language, title]) => ({
    ...{ ID, Goal, WebID, language, ...place },
    ...{ Street: street, HouseNumber: houseNumber, BoxNr: box, PublicAddress: publishAddress },
    Details: {
      Title: title,
      Description: `<p>${title}.</p>`,
      Coordinates: { Lat: latitude, Lng: longitude },
      Pictures: [{ ID: 1, Url: 'pictures/1.jpg', Name: `${spelledAs(street, ID)} ${houseNumber}` }],
      FloorPlans: [{ ID: 2, Url: 'pictures/2.jpg', Name: `Plan ${spelledAs(street, ID + 1)}` }],
      Documents: [
        {
          ID: 3,
          Url: 'documents/epc.pdf',
          Name: `EPC ${spelledAs(street, ID + 2)}`,
          Kind: 'epc',
          Public: true,
        },
      ],
      Units: [{ ID: ID * 10, Name: '0.1', Surface: 90, Bedrooms: 2, Price: 350_000, State: 'free' }],
    },
  }))
}

/** A street as the feed names it, or as names of files spell it. @param turn - of the spellings, one after the other */
const spelledAs = (street: string, turn: number) =>
  [street, street.replace('’', "'").toUpperCase(), slugOf(street), street.replace('Rue de l’', 'R. ')][
    turn % 4
  ]

const withoutAnnuity = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([path]) => !path.startsWith('Viager.')))

/** `{ Finance: { VatValue: 21 } }` of `{ 'Finance.VatValue': 21 }`. */
function nested(values: Record<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    let at = whole
    for (const name of names.slice(0, -1)) {
      at[name] ??= {}
      at = at[name] as Record<string, unknown>
    }
    at[names.at(-1) ?? ''] = value
  }
  // An agent needs a name.
  const { Agent, ...others } = whole
  return { ...others, ...(Agent ? { Agent: { Name: 'Nele', ...Agent } } : {}) }
}
