import type { listings } from '#db/schema'
import { translateTo } from '~/i18n/texts.server'
import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import type { ListingCard, PresenterContext } from './card/listing-card'
import type { CardRow, ListingRow, ListingTextRow, StoredCard } from './projection/listing-rows'
import { toPublicCard } from './projection/public-row'

/** A listing with many values, in every group. */
export const fullDetails = {
  uniqueCode: 'LNK-1630-01',
  rent: { monthlyCents: 165_000, chargesOwnerCents: 2_500, chargesRenterCents: 12_000 },
  totalCostCents: 177_000,
  depositCents: 330_000,
  inventoryCostCents: 22_500,
  agencyCostCents: 99_000,
  minimumIncomeCents: 495_000,
  maxPersons: 4,
  surfaces: {
    total: 1250.5,
    ground: 1480,
    living: 212,
    terrace: 24,
    garden: 900,
    office: 18,
    store: 31,
    constructed: 140,
  },
  frontWidth: 9.5,
  plotWidth: 14,
  constructionYear: 1926,
  renovationYear: 2012,
  rooms: {
    bedrooms: 5,
    bathrooms: 2,
    showerRooms: 1,
    toilets: 3,
    garages: 6,
    parkings: 7,
    externalParkings: 8,
    floors: 9,
    floor: 0,
    facadeCount: 11,
  },
  facade: 'half-open',
  energy: {
    state: 'requested',
    number: '20230101-0000000001-RES-1',
    value: 1212.25,
    total: 44_300,
    co2: 43,
    eLevel: 60,
    insulationLabel: 'D',
    validUntil: '2033-05-01',
  },
  has: {
    terrace: true,
    attic: false,
    furnished: true,
    gas: false,
    water: true,
    lift: false,
    cellar: true,
    garden: false,
    garage: true,
    electricityConnection: false,
    drainConnection: true,
  },
  planning: {
    permit: true,
    allotmentPermit: false,
    summons: true,
    preemptiveRights: false,
    judicialDecision: 2,
  },
  certificates: { electricity: 'not-conform', asbestos: { result: 'safe', date: '2024-02-03' } },
  flood: { riparianZone: true, gScore: 'A', pScore: 'D' },
  finance: {
    notaryFeesCents: 611_100,
    notaryFeesWithVatCents: 739_431,
    vatValue: 21,
    cadastralIncomeCents: 87_500,
    garagePriceCents: 2_900_000,
    parkingPriceCents: 1_900_000,
  },
  viager: {
    bouquetCents: 7_500_000,
    monthlyAnnuityCents: 95_000,
    age1: 78,
    age2: 81,
    indexed: true,
    maxYears: 15,
  },
  videos: ['https://video.example/1'],
  virtualTour: 'https://tour.example/1',
  agent: {
    name: 'Nele Peeters',
    email: 'nele@agency.example',
    phone: '021110101',
    pictureUrl: 'https://agency.example/nele.jpg',
    number: '500.124',
  },
} satisfies ListingDetails

export const fullWords = {
  availableFrom: '2027-01-15',
  chargesIncluded: 'Water en lift',
  leaseKind: 'Hoofdverblijfplaats',
  leaseTerm: '9 jaar',
  leaseIndexation: 'Jaarlijks, gezondheidsindex',
  heating: 'Warmtepomp',
  glazing: 'Driedubbel',
  windowFrame: 'Hout',
  kitchen: 'Ingericht',
  roofMaterial: 'Leien',
  condition: 'Gerenoveerd',
  zoning: 'Woongebied',
  planningInformation: 'Wordt aangevraagd',
  gasCertificate: 'Gekeurd',
  groundCertificate: 'Blanco',
  floodZone: 'Niet gelegen',
  floodRiskArea: 'Geen',
  registeredRights: 'Gewoon stelsel',
  vatRegime: 'Registratierechten',
  measuredRooms: [{ name: 'Woonkamer', m2: 42.5, floor: 0 }],
  pointsOfInterest: [{ kind: 'station', name: 'Linkebeek', latitude: 50.77, longitude: 4.33 }],
} satisfies ListingWords

/** A house in Linkebeek for 495 000 euros; `closed` follows from the state, as in the database. */
export const listingRow = (over: Partial<ListingRow> = {}): ListingRow => ({
  id: 2706,
  goal: 'sale',
  state: 'available',
  closed: over.state === 'sold' || over.state === 'rented',
  countryId: 10,
  zip: '1630',
  region: 'flanders',
  street: 'Hollebeekstraat',
  houseNumber: '12',
  box: null,
  publishAddress: true,
  latitude: 50.766,
  longitude: 4.336,
  priceCents: 49_500_000,
  publishPrice: true,
  priceUnit: null,
  marquee: 0,
  webId: 1,
  webIds: [over.webId ?? 1],
  recordFile: null,
  bedrooms: 3,
  livingSurface: 180,
  energyValue: 212,
  energyLabel: 'C',
  energyRank: 8,
  details: {},
  annuity: null,
  coverPictureId: null,
  contentHash: 'x',
  createdAt: new Date('2026-10-01T08:00:00Z'),
  modifiedAt: new Date('2026-10-02T08:00:00Z'),
  withdrawnAt: null,
  ...over,
})

/** The row without generated columns. */
export function insertedRow(over: Partial<ListingRow> = {}): typeof listings.$inferInsert {
  const { closed: _, annuity: __, ...row } = listingRow(over)
  return row
}

export const listingText = (listingId: number, over: Partial<ListingTextRow> = {}): ListingTextRow => ({
  listingId,
  locale: 'nl',
  title: 'Villa met tuin',
  slug: 'villa-met-tuin',
  description: '<p>Een villa.</p>',
  city: 'Linkebeek',
  street: null,
  typeName: 'villa',
  priceUnitText: '',
  marqueeName: '',
  words: {},
  ...over,
})

/** A public row as a list joins it. */
export const cardRow = (
  over: Partial<ListingRow> & Partial<Pick<StoredCard, 'text' | 'cover'>> = {},
): CardRow => toPublicCard({ ...listingRow(over), text: listingText(2706), cover: null, ...over })

/** A presenter context in a language, in which places and types are named after their numbers. */
export const presenterIn = (locale: Locale): PresenterContext => ({
  locale,
  defaultLocale: 'nl',
  moneyLocale: 'nl',
  t: translateTo(locale),
  names: { city: (_, zip) => `City ${zip}`, type: (webId) => `type ${webId}` },
  mediaBaseUrl: '',
})

/** A card of a house for 495 000 euros. */
export const listingCard = (over: Partial<ListingCard> = {}): ListingCard => ({
  id: 2706,
  href: '/nl/te-koop/linkebeek/villa-met-tuin/2706/',
  title: 'Villa met tuin',
  typeName: 'villa',
  city: 'Linkebeek',
  zip: '1630',
  price: { kind: 'amount', cents: 49_500_000, startingFrom: false, unitText: '', perMonth: false },
  ...over,
})
