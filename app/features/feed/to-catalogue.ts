import type { z } from 'zod'
import type { Translated } from '#db/schema/columns'
import { type CityRecord, cityRecordSchema, type TypeRecord, typeRecordSchema } from './catalogue.schema'
import type { RecordKind, RecordProblem } from './feed-report'
import { defaultCountryId, type ListingRecord } from './listing-record.schema'
import type { Merged } from './merge-records'
import type { ProjectRecord } from './project-record.schema'
import { readRecord } from './read-record'
import { placeNames } from './to-place'

/** Names as the feed gives them; `listed` are those of its own lists, the others come from records. */
type Names = { names: Translated; listed: Translated }
export type OfferedCity = Names & { countryId: number; zip: string }
/** What the feed does not say about a type is undefined. */
export type OfferedType = Names & {
  webId: number
  showOrder: number | undefined
  sale: boolean | undefined
  rent: boolean | undefined
}

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
    cities: mergeCities(cityRecords, records.flatMap(cityOf)),
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

function mergeTypes(given: TypeRecord[], records: ListingRecord[]): OfferedType[] {
  const types = new Map<number, OfferedType>()
  for (const record of given) {
    const type = types.get(record.WebID) ?? newType(record.WebID, record)
    const names = { [record.language]: record.Name, ...type.names }
    types.set(record.WebID, { ...type, names, listed: names })
  }
  const derived = new Map<number, OfferedType>()
  for (const record of records) {
    if (types.has(record.WebID) || !record.MainTypeName) continue
    const type = derived.get(record.WebID) ?? newType(record.WebID)
    derived.set(record.WebID, { ...type, names: { [record.language]: record.MainTypeName, ...type.names } })
  }
  return [...types.values(), ...derived.values()]
}

const newType = (webId: number, record?: TypeRecord): OfferedType => ({
  webId,
  names: {},
  listed: {},
  showOrder: record?.ShowOrder,
  sale: record?.Sale,
  rent: record?.Rent,
})

type CityName = Pick<CityRecord, 'Name' | 'Zip' | 'CountryID' | 'language'>

const cityOf = ({ City, Zip, CountryID, language }: ListingRecord | ProjectRecord): CityName[] =>
  City && Zip ? [{ Name: City, Zip, CountryID, language }] : []

/** The first name of a postal code in a language counts: lists come before records. */
function mergeCities(listed: CityName[], records: CityName[]): OfferedCity[] {
  const listedCities = namesByPlace(listed)
  return [...namesByPlace([...listed, ...records])].map(([key, { countryId, zip, names }]) => ({
    countryId,
    zip,
    names: placeNames(names, countryId, zip),
    listed: placeNames(listedCities.get(key)?.names ?? {}, countryId, zip),
  }))
}

function namesByPlace(given: CityName[]) {
  const cities = new Map<string, { countryId: number; zip: string; names: Translated }>()
  for (const { Name, Zip, CountryID, language } of given) {
    const countryId = CountryID ?? defaultCountryId
    const key = `${countryId} ${Zip}`
    const city = cities.get(key) ?? { countryId, zip: Zip, names: {} }
    if (!city.names[language]) cities.set(key, { ...city, names: { ...city.names, [language]: Name } })
  }
  return cities
}
