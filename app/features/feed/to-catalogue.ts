import type { z } from 'zod'
import type { Translated } from '#db/schema/columns'
import { type CityRecord, cityRecordSchema, type TypeRecord, typeRecordSchema } from './catalogue.schema'
import type { RecordKind, RecordProblem } from './feed-report'
import { defaultCountryId, type ListingRecord } from './listing-record.schema'
import type { Merged } from './merge-records'
import type { ProjectRecord } from './project-record.schema'
import { readRecord } from './read-record'
import { placeNames } from './to-place'

export type City = { countryId: number; zip: string; names: Translated }
export type Type = { webId: number; names: Translated; showOrder: number; sale: boolean; rent: boolean }

type Feed = { webIDs: unknown[]; citys: unknown[] }
type Offers = { listings: Merged<ListingRecord>[]; projects: Merged<ProjectRecord>[] }

/** Builds main types and municipalities from the feed's own lists, completed from records that use them. */
export function toCatalogue(feed: Feed, { listings, projects }: Offers) {
  const warnings: RecordProblem[] = []
  const typeRecords = readAll('type', typeRecordSchema, feed.webIDs, warnings)
  const cityRecords = readAll('city', cityRecordSchema, feed.citys, warnings)
  const records = [...listings, ...projects].flatMap(
    (offer) => offer.records as (ListingRecord | ProjectRecord)[],
  )
  return {
    types: mergeTypes(
      typeRecords,
      listings.flatMap((listing) => listing.records),
    ),
    cities: mergeCities([...cityRecords, ...records.flatMap(cityOf)]),
    warnings,
  }
}

/** Invalid entries are skipped: the records of listings complete the list. */
function readAll<Schema extends z.ZodType>(
  kind: RecordKind,
  schema: Schema,
  raw: unknown[],
  warnings: RecordProblem[],
): z.output<Schema>[] {
  return raw.flatMap((entry, index) => {
    const reading = readRecord(schema, entry, new Set())
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

function mergeTypes(given: TypeRecord[], records: ListingRecord[]): Type[] {
  const types = new Map<number, Type>()
  for (const record of given) {
    const type = types.get(record.WebID) ?? newType(record.WebID, record)
    types.set(record.WebID, { ...type, names: { [record.language]: record.Name, ...type.names } })
  }
  const derived = new Map<number, Type>()
  for (const record of records) {
    if (types.has(record.WebID) || !record.MainTypeName) continue
    const type = derived.get(record.WebID) ?? newType(record.WebID)
    derived.set(record.WebID, { ...type, names: { [record.language]: record.MainTypeName, ...type.names } })
  }
  return [...types.values(), ...derived.values()]
}

/** Types without an order in the feed follow the ordered ones, by number. */
const newType = (webId: number, record?: TypeRecord): Type => ({
  webId,
  names: {},
  showOrder: record?.ShowOrder ?? Math.min(100 + webId, 32_000),
  sale: record?.Sale ?? true,
  rent: record?.Rent ?? true,
})

type CityName = Pick<CityRecord, 'Name' | 'Zip' | 'CountryID' | 'language'>

const cityOf = ({ City, Zip, CountryID, language }: ListingRecord | ProjectRecord): CityName[] =>
  City && Zip ? [{ Name: City, Zip, CountryID, language }] : []

/** The first name of a postal code in a language counts: lists come before records. */
function mergeCities(given: CityName[]): City[] {
  const cities = new Map<string, City>()
  for (const { Name, Zip, CountryID, language } of given) {
    const countryId = CountryID ?? defaultCountryId
    const key = `${countryId} ${Zip}`
    const city = cities.get(key) ?? { countryId, zip: Zip, names: {} }
    if (!city.names[language]) cities.set(key, { ...city, names: { ...city.names, [language]: Name } })
  }
  return [...cities.values()].map((city) => ({
    ...city,
    names: placeNames(city.names, city.countryId, city.zip),
  }))
}
