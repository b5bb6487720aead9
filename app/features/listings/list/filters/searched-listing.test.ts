import { expect, test } from 'vitest'
import type { ListingDetails } from '~/kernel/listing-details'
import { allListingFields, type ListingField } from '~/kernel/listing-fields'
import { readCriteria } from '../listing-criteria'
import { matcherOf } from './matches'
import { type PublicFacts, type SearchedListing, toSearchedListing } from './searched-listing'

const facts: PublicFacts = {
  ...{ id: 1, goal: 'sale', state: 'available', countryId: 10, zip: '1630', webIds: [1] },
  ...{ priceCents: null, bedrooms: null, livingSurface: null, energyRank: null, details: {} },
  ...{
    createdAt: new Date('2026-06-01'),
    createdMicros: 0,
    price: { kind: 'on-request' },
    position: undefined,
    typeNames: [],
    conditions: [],
    freeFrom: [],
  },
}
const searched = (over: Partial<PublicFacts>) => toSearchedListing({ ...facts, ...over })
const subtypes = (typeNames: string[], details: ListingDetails = {}) =>
  [...searched({ typeNames, details }).subtypes].sort()
const features = (details: ListingDetails, over: Partial<PublicFacts> = {}) =>
  [...searched({ details, ...over }).features].sort()

test.each([
  [
    ['villa', 'Villa'],
    ['house', 'villa'],
  ],
  [
    ['hoeve', 'ferme', 'farmhouse'],
    ['farm', 'house'],
  ],
  [
    ['herenhuis', 'maison de maître', 'town house'],
    ['house', 'town-house'],
  ],
  [
    ['duplex-penthouse', 'penthouse duplex'],
    ['apartment', 'duplex', 'penthouse'],
  ],
  [['gelijkvloers appartement'], ['apartment', 'ground-floor']],
  [['Rez-de-chaussée'], ['apartment', 'ground-floor']],
  [['rez commercial'], ['commercial']],
  [['Immeuble à appartements'], ['investment']],
  [['immeuble mixte'], ['mixed-use']],
  [['kot étudiant'], ['student-room']],
  [['bouwgrond', 'terrain à bâtir'], ['land']],
  [['studio'], ['studio']],
  [['garagebox'], ['garage']],
  [['Schloss'], []],
  [[''], []],
])('P1 a listing whose type is called %j is %j', (typeNames, expected) => {
  expect(subtypes(typeNames)).toEqual(expected)
})

test('P1 a subtype in the feed counts with what its words say', () => {
  expect(subtypes(['appartement'], { subtype: 'loft' })).toEqual(['apartment', 'loft'])
})

test('P1 an apartment on floor 0 is a ground floor, a house is not', () => {
  expect(subtypes(['appartement'], { rooms: { floor: 0 } })).toEqual(['apartment', 'ground-floor'])
  expect(subtypes(['huis'], { rooms: { floor: 0 } })).toEqual(['house'])
})

test('P1 a life annuity sale is one of its own, also apart from prices', () => {
  expect(subtypes(['villa'], { viager: { bouquetCents: 9_000_000 } })).toEqual(['annuity', 'house', 'villa'])
  expect(subtypes(['villa'], { viager: { indexed: true } })).toEqual(['house', 'villa'])
})

test.each<[string, ListingDetails, Partial<PublicFacts>]>([
  ['garden', { has: { garden: true } }, {}],
  ['garden', { surfaces: { garden: 60 } }, {}],
  ['terrace', { has: { terrace: true } }, {}],
  ['terrace', { surfaces: { terrace: 9 } }, {}],
  ['lift', { has: { lift: true } }, {}],
  ['pool', { has: { pool: true } }, {}],
  ['garage', { has: { garage: true } }, {}],
  ['garage', { rooms: { garages: 1 } }, {}],
  ['parking', { rooms: { parkings: 1 } }, {}],
  ['parking', { rooms: { externalParkings: 2 } }, {}],
  ['furnished', { has: { furnished: true } }, {}],
  ['pets', { has: { pets: true } }, {}],
  ['new', { has: { newBuild: true } }, {}],
  ['new', { constructionYear: 2026 }, {}],
  ['new', {}, { conditions: ['nieuwbouw'] }],
  ['to-renovate', { has: { toRenovate: true } }, {}],
  ['to-renovate', {}, { conditions: ['à rénover'] }],
  ['passive', { has: { passive: true } }, {}],
  ['cellar', { has: { cellar: true } }, {}],
  ['attic', { has: { attic: true } }, {}],
])('P1 the feature %s is read from %j %j', (feature, details, over) => {
  expect(features(details, over)).toEqual([feature])
})

test('P1 an old home in a state as new is no new build', () => {
  for (const condition of ['als nieuw', 'comme neuf', 'As new', 'neuwertig', 'zo goed als nieuw'])
    expect([condition, features({}, { conditions: [condition] })]).toEqual([condition, []])
  expect(features({}, { conditions: ['Nieuw'] })).toEqual(['new'])
})

test('P1 what the feed says that a listing has not, it has not', () => {
  const details = { has: { garden: false, newBuild: false, toRenovate: false }, surfaces: { garden: 60 } }
  expect(features(details, { conditions: ['nieuwbouw', 'te renoveren'] })).toEqual([])
  expect(features({ constructionYear: 2012 })).toEqual([])
})

test('P1 facades are counted, or follow from the kind of building', () => {
  const facadesOf = (details: ListingDetails) => searched({ details }).facades
  expect([2, 3, 4, 11].map((facadeCount) => facadesOf({ rooms: { facadeCount } }))).toEqual([2, 3, 4, 4])
  expect((['closed', 'half-open', 'open'] as const).map((facade) => facadesOf({ facade }))).toEqual([2, 3, 4])
  expect([facadesOf({}), facadesOf({ rooms: { facadeCount: 1 } })]).toEqual([undefined, undefined])
})

test('P1 the price per m² is that of the living surface, for land of the plot', () => {
  const details = { surfaces: { ground: 1_000 } }
  const perM2 = (over: Partial<PublicFacts>) => searched({ details, ...over }).measures.perM2
  expect(perM2({ priceCents: 30_000_000, livingSurface: 100 })).toBe(300_000)
  expect(perM2({ priceCents: 30_000_000, typeNames: ['bouwgrond'] })).toBe(30_000)
  expect(perM2({ priceCents: 30_000_000, typeNames: ['huis'] })).toBeUndefined()
  expect(perM2({ priceCents: null, livingSurface: 100 })).toBeUndefined()
})

const selects = (query: string, listing: SearchedListing) =>
  matcherOf(readCriteria('sale', new URLSearchParams(query)))(listing)

test('P1 a listing is free by a day when it is free on or before it', () => {
  const on = (freeFrom: string[], day: string) => selects(`from=${day}`, searched({ freeFrom }))
  expect(on(['2027-01-15'], '2027-01-15')).toBe(true)
  expect(on(['2027-01-15'], '2027-01-14')).toBe(false)
  expect(on(['Onmiddellijk', 'immédiatement'], '2026-01-01')).toBe(true)
  expect(on(['bij het verlijden van de akte'], '2030-01-01')).toBe(false)
  expect(on([], '2030-01-01')).toBe(false)
})

test('P1 unknown values match no bound, features must all hold, kinds are alternatives', () => {
  const villa = searched({
    ...{ priceCents: 45_000_000, bedrooms: 4, livingSurface: 200, typeNames: ['villa'] },
    details: { has: { garden: true, lift: false } },
  })
  expect(selects('priceMin=450000&priceMax=450000&bedroomsMax=4&surfaceMax=200', villa)).toBe(true)
  for (const query of ['floorMin=0', 'floorMax=99', 'plotMin=1', 'plotMax=9000', 'facades=4', 'energy=F'])
    expect([query, selects(query, villa)]).toEqual([query, false])
  expect(selects('kind=penthouse&kind=villa', villa)).toBe(true)
  expect(selects('kind=penthouse', villa)).toBe(false)
  expect(selects('with=garden', villa)).toBe(true)
  expect(selects('with=garden&with=lift', villa)).toBe(false)
  expect(selects('state=option', villa)).toBe(false)
  expect(selects('state=available&state=option', villa)).toBe(true)
})

test('P1 places are alternatives: a municipality, or a region', () => {
  const inLinkebeek = searched({})
  expect(selects('city=Linkebeek|1630', inLinkebeek)).toBe(true)
  expect(selects('city=Halle|1500', inLinkebeek)).toBe(false)
  expect(selects('city=Halle|1500&in=flanders', inLinkebeek)).toBe(true)
  expect(selects('in=brussels', inLinkebeek)).toBe(false)
})

/** Read through columns or texts, not through the details. */
const apart = ['rooms.bedrooms', 'surfaces.living', 'energy.value', 'availableFrom', 'condition']

function sampleOf({ kind }: ListingField): unknown {
  switch (kind.type) {
    case 'flag':
      return true
    case 'choice':
      return kind.values[0]
    case 'whole':
      return Math.min(2026, kind.max)
    case 'euro':
    case 'amount':
      return 4
    default:
      return 'x'
  }
}

const detailsWith = (at: string, value: unknown): ListingDetails =>
  at
    .split('.')
    .toReversed()
    .reduce<unknown>((inner, name) => ({ [name]: inner }), value) as ListingDetails

test.each(
  allListingFields.filter(({ at }) => !apart.includes(at)).map((field) => [field.at, field] as const),
)('P1 the table of fields says whether lists can be asked for %s', (at, field) => {
  const subtype = field.at === 'subtype' ? undefined : 'apartment'
  const plain = searched({ details: { subtype } })
  const given = searched({ details: { subtype, ...detailsWith(at, sampleOf(field)) } })
  const isRead = JSON.stringify(shown(given)) !== JSON.stringify(shown(plain))
  expect(isRead).toBe('asked' in field)
})

/** Sets as lists, so that they can be compared as text. */
const shown = ({ subtypes, features, ...others }: SearchedListing) => ({
  ...{ subtypes: [...subtypes], features: [...features] },
  ...others,
})
