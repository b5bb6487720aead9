import { highestFloor, highestTypeId, longestParameter, mostLivingSurface, mostRooms } from '~/kernel/bounds'
import { lastRankOf } from '~/kernel/energy-bands'
import { type FilterName, filterParameters } from '~/kernel/filter-parameters'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { areaIds } from '~/kernel/places/areas'
import { readAround, writeAround } from '~/kernel/places/around'
import { decodeShape } from '~/kernel/places/map-shape'
import { codeOfPlace } from '../place-parameter'
import { nearKinds } from '../where/place-lookup'
import { type Codec, euroAmount, isoDay, landSurface, oneOf, plainWords, wholeBetween } from './codec'
import { listingFeatures } from './features'
import { dayNumber, type Measure, searchedStates } from './searched-listing'

/** Letters that a filter offers; each means "this one or better". */
export const energyFilterLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type EnergyFilterLetter = (typeof energyFilterLetters)[number]

/** What a listing has one or more of, so that a filter can ask for any of several. */
export const alternativeSets = ['webIds', 'subtypes', 'facades', 'states'] as const
export type AlternativeSet = (typeof alternativeSets)[number]

/**
 * What a filter asks of a listing. `least`, `most`: a bound of a measure, inclusive; both of one measure are a range.
 * `any`: one of the values, `all`: each of them. `where`: listings in any of these places; `within`: narrows by the
 * public position. `text`: words in titles and descriptions, which the database looks for.
 */
type Test<Value> =
  | { by: 'least' | 'most'; of: Measure; toNumber?(value: Value): number | undefined }
  | { by: 'any'; of: AlternativeSet }
  | { by: 'all'; of: 'features' }
  | { by: 'where' | 'within' | 'text' }

type Row<Value, Many extends boolean> = {
  codec: Codec<Value>
  isMany: Many
  test: Test<Value>
  /** Whether "keep me informed" can hold it. */
  inAlerts: boolean
  /** A value in an address, for tests. */
  example: string
}

type Details<Value> = { test: Test<Value>; example: string; inAlerts?: boolean }

const one = <Value>(codec: Codec<Value>, details: Details<Value>): Row<Value, false> => ({
  ...{ inAlerts: true, ...details },
  ...{ codec, isMany: false },
})

/** Several values; the parameter repeats. */
const many = <Value>(codec: Codec<Value>, details: Details<Value>): Row<Value, true> => ({
  ...{ inAlerts: true, ...details },
  ...{ codec, isMany: true },
})

const least = (codec: Codec<number>, of: Measure, example: string) =>
  one(codec, { test: { by: 'least', of }, example })
const most = (codec: Codec<number>, of: Measure, example: string) =>
  one(codec, { test: { by: 'most', of }, example })

const rooms = wholeBetween(1, mostRooms)
const livingSurface = wholeBetween(1, mostLivingSurface)
const plot = landSurface(10_000_000)
const floor = wholeBetween(0, highestFloor)

/** The letters of its codec also in lower case. */
const energyLetter: Codec<EnergyFilterLetter> = {
  read: (text) => energyFilterLetters.find((letter) => letter === text.toUpperCase()),
  write: String,
  order: energyFilterLetters,
}

const aroundPlace: Codec<string> = {
  read: (text) => {
    const around = readAround(text)
    return around && writeAround(around)
  },
  write: String,
}

/** Kept as written: reading and writing again gives the same text. */
const mapShape: Codec<string> = { read: (text) => (decodeShape(text) ? text : undefined), write: String }

/** Words looked for, as typed. */
const lookedFor: Codec<string> = {
  read: (text) => plainWords(text).slice(0, longestParameter).trim() || undefined,
  write: String,
}

/**
 * Every filter of a list: how its values stand in an address, what it asks of a listing, and whether an alert can hold
 * it. Reading and writing of addresses, conditions, and the form of criteria are derived from this table; parameters
 * are in `kernel/filter-parameters.ts`, because the page table needs them.
 */
export const filters = {
  // As `postalCode` writes them: the codes of both countries have four digits and overlap.
  zips: many<string>({ read: codeOfPlace, write: String }, { test: { by: 'where' }, example: 'Ukkel|1180' }),
  areas: many(oneOf(areaIds), { test: { by: 'where' }, example: 'brussels' }),
  around: one(aroundPlace, { test: { by: 'where' }, example: 'Halle~5' }),
  polygon: one(mapShape, { test: { by: 'within' }, example: 'wn-eghyCw-Bg9D' }),
  near: many(oneOf(nearKinds), { test: { by: 'within' }, example: 'station' }),
  webIds: many(wholeBetween(1, highestTypeId), { test: { by: 'any', of: 'webIds' }, example: '3' }),
  subtypes: many(oneOf(listingSubtypes), { test: { by: 'any', of: 'subtypes' }, example: 'penthouse' }),
  features: many(oneOf(listingFeatures), { test: { by: 'all', of: 'features' }, example: 'terrace' }),
  priceMinCents: least(euroAmount, 'price', '250000'),
  priceMaxCents: most(euroAmount, 'price', '450000'),
  perM2MinCents: least(euroAmount, 'perM2', '2000'),
  perM2MaxCents: most(euroAmount, 'perM2', '4000'),
  bedroomsMin: least(rooms, 'bedrooms', '2'),
  bedroomsMax: most(rooms, 'bedrooms', '4'),
  surfaceMin: least(livingSurface, 'surface', '80'),
  surfaceMax: most(livingSurface, 'surface', '200'),
  plotMin: least(plot, 'plot', '500'),
  plotMax: most(plot, 'plot', '2000'),
  facades: many(oneOf([2, 3, 4]), { test: { by: 'any', of: 'facades' }, example: '3' }),
  floorMin: least(floor, 'floor', '0'),
  floorMax: most(floor, 'floor', '3'),
  energy: one(energyLetter, { test: { by: 'most', of: 'energy', toNumber: lastRankOf }, example: 'C' }),
  availableBy: one(isoDay, {
    test: { by: 'most', of: 'freeOn', toNumber: dayNumber },
    example: '2027-01-15',
  }),
  states: many(oneOf(searchedStates), {
    test: { by: 'any', of: 'states' },
    example: 'available',
  }),
  text: one(lookedFor, { test: { by: 'text' }, example: 'orangerie', inAlerts: false }),
} as const satisfies {
  [Name in FilterName]: Row<unknown, (typeof filterParameters)[Name] extends { repeats: true } ? true : false>
}

type Filters = typeof filters
type ValueOf<Name extends FilterName> = Filters[Name] extends Row<infer Value, boolean> ? Value : never
type ManyName = { [Name in FilterName]: Filters[Name]['isMany'] extends true ? Name : never }[FilterName]

/** Values of all filters: arrays for those that repeat, empty if not set. */
export type FilterValues = { [Name in ManyName]: ValueOf<Name>[] } & {
  [Name in Exclude<FilterName, ManyName>]?: ValueOf<Name> | undefined
}

/** A row for code that treats all filters alike. */
export type AnyFilter = { name: FilterName; parameter: string } & Row<unknown, boolean>

export const allFilters: readonly AnyFilter[] = (Object.keys(filterParameters) as FilterName[]).map(
  (name) => ({
    ...(filters[name] as unknown as Row<unknown, boolean>),
    ...{ name, parameter: filterParameters[name].name },
  }),
)
