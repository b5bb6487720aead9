import type { z } from 'zod'
import type { Translations } from '#db/schema/columns'
import { type CityRecord, cityRecordSchema, type TypeRecord, typeRecordSchema } from './catalogue.schema'
import type { RecordKind, RecordProblem } from './feed-report'
import { defaultCountryId, type ListingRecord } from './listing-record.schema'
import type { MergedRecord } from './merge-records'
import type { ProjectRecord } from './project-record.schema'
import { readRecord } from './read-record'
import { placeNames } from './to-place'

/** Names as the feed gives them; `listed` are those of its own lists, the others come from records. */
type Names = { names: Translations; listed: Translations }
export type OfferedCity = Names & { countryId: number; zip: string }
/** What the feed does not say about a type is undefined. */
export type OfferedType = Names & {
  webId: number
  showOrder: number | undefined
  sale: boolean | undefined
  rent: boolean | undefined
}

type Feed = { webIDs: unknown[]; citys: unknown[] }
type Offers = { listings: MergedRecord<ListingRecord>[]; projects: MergedRecord<ProjectRecord>[] }

/** Builds main types and municipalities from the feed's own lists, completed from records that use them. */
export function toCatalogue(feed: Feed, { listings, projects }: Offers) {
  const catalogue = startCatalogue(feed)
  for (const { records } of listings) catalogue.addListing(records)
  for (const { records } of projects) catalogue.addProject(records)
  return catalogue.finish()
}

/** The same, from records that come one after the other. */
export function startCatalogue(feed: Feed) {
  const warnings: RecordProblem[] = []
  const types = collectTypes(readAll('type', typeRecordSchema, feed.webIDs, warnings))
  const cities = collectCities(readAll('city', cityRecordSchema, feed.citys, warnings))
  return {
    addListing(records: ListingRecord[]) {
      for (const record of records) {
        types.add(record)
        cities.add(record)
      }
    },
    addProject(records: ProjectRecord[]) {
      for (const record of records) cities.add(record)
    },
    finish: () => ({ types: types.all(), cities: cities.all(), warnings }),
  }
}

/** Fields without which an entry names nothing. */
const vital: ReadonlySet<string> = new Set(['WebID', 'Name', 'Zip', 'language'])

/** Invalid entries are skipped: the records of listings complete the list. */
function readAll<Schema extends z.ZodType>(
  kind: RecordKind,
  schema: Schema,
  raw: unknown[],
  warnings: RecordProblem[],
): z.output<Schema>[] {
  return raw.flatMap((entry, index) => {
    const reading = readRecord(schema, entry, { vital })
    const problems = 'rejected' in reading ? [reading.rejected] : reading.ignored
    warnings.push(
      ...problems.map(({ field, reason }) => ({
        kind,
        index,
        id: null,
        field,
        reason: `${reason}; left out`,
      })),
    )
    return 'value' in reading ? [reading.value] : []
  })
}

function collectTypes(given: TypeRecord[]) {
  const types = new Map<number, OfferedType>()
  for (const record of given) {
    const type = types.get(record.WebID) ?? newType(record.WebID, record)
    const names = { [record.language]: record.Name, ...type.names }
    types.set(record.WebID, { ...type, names, listed: names })
  }
  const derived = new Map<number, OfferedType>()
  return {
    add({ WebID, MainTypeName, language }: ListingRecord) {
      if (types.has(WebID) || !MainTypeName) return
      const type = derived.get(WebID) ?? newType(WebID)
      if (!type.names[language])
        derived.set(WebID, { ...type, names: { ...type.names, [language]: MainTypeName } })
    },
    all: (): OfferedType[] => [...types.values(), ...derived.values()],
  }
}

const newType = (webId: number, record?: TypeRecord): OfferedType => ({
  webId,
  names: {},
  listed: {},
  showOrder: record?.ShowOrder,
  sale: record?.Sale,
  rent: record?.Rent,
})

/** The first name of a postal code in a language counts: lists come before records. */
function collectCities(given: CityName[]) {
  const listed: Cities = new Map()
  const all: Cities = new Map()
  for (const city of given) for (const cities of [listed, all]) addCity(cities, city)
  return {
    add({ City, Zip, CountryID, language }: ListingRecord | ProjectRecord) {
      if (City && Zip) addCity(all, { Name: City, Zip, CountryID, language })
    },
    all: (): OfferedCity[] =>
      [...all].map(([key, { countryId, zip, names }]) => ({
        countryId,
        zip,
        names: placeNames(names, countryId, zip),
        listed: placeNames(listed.get(key)?.names ?? {}, countryId, zip),
      })),
  }
}

type CityName = Pick<CityRecord, 'Name' | 'Zip' | 'CountryID' | 'language'>
type Cities = Map<string, { countryId: number; zip: string; names: Translations }>

function addCity(cities: Cities, { Name, Zip, CountryID, language }: CityName) {
  const countryId = CountryID ?? defaultCountryId
  const key = `${countryId} ${Zip}`
  const city = cities.get(key) ?? { countryId, zip: Zip, names: {} }
  if (!city.names[language]) cities.set(key, { ...city, names: { ...city.names, [language]: Name } })
}
