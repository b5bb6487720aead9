import type { Locale } from '~/kernel/locale'
import { contentHash } from './content-hash.server'
import { feedSchema } from './feed.schema'
import type { FeedOrigin } from './feed-origin'
import type { RecordProblem } from './feed-report'
import type { ListingRecord } from './listing-record.schema'
import { type MergedRecord, type MergeRecords, mergeListingsAt, mergeProjectsAt } from './merge-records'
import { requiredWhole } from './number-fields'
import type { FeedBody, RecordList } from './parse-feed'
import { privateFiles } from './private-files'
import type { ProjectRecord } from './project-record.schema'
import type { IdentifiedRecord, RejectedRecord } from './read-records'
import { startCatalogue } from './to-catalogue'
import { type KnownFields, knownFields, type UnknownFields, unknownFields } from './unknown-fields'

/** Listings or projects of a feed: what identifies each, without what the feed says of it. */
export type OfferList<Rec> = {
  hashed: { id: number; contentHash: string }[]
  spared: RejectedRecord[]
  /** What the feed says of some of them, in batches: of all of a large feed it would fill the memory. */
  merged(ids: ReadonlySet<number>): Iterable<MergedRecord<Rec>[]>
}

export type Offers = ReturnType<typeof readOffers>

/** Records of so many listings are in memory at a time. */
const batchSize = 500

/**
 * Reads and merges all records of a feed, and keeps the problems found.
 * @param place - where the feed lies, which its paths are relative to
 * @throws {FeedRejectedError} when a record is no JSON
 */
export function readOffers(body: FeedBody, defaultLocale: Locale, place: FeedOrigin) {
  const problems = { rejected: [] as RecordProblem[], warnings: [] as RecordProblem[] }
  const catalogue = startCatalogue(body)
  const unknown = unknownFields()
  // Only imports need the list; making it would slow the start of every command.
  known ??= knownFields(feedSchema)
  const reading = { defaultLocale, place, problems, isPartial: body.partial }
  const read = <Rec extends IdentifiedRecord>(
    key: 'properties' | 'projects',
    merge: MergeRecords<Rec>,
    note: (records: Rec[]) => void,
    records: RecordList,
  ) => readList(records, { ...reading, merge, note, count: countIn(unknown, key) })
  const files = privateFiles(place)
  const noteIn =
    <Rec extends ListingRecord | ProjectRecord>(add: (records: Rec[]) => void) =>
    (records: Rec[]) => {
      add(records)
      files.add(records)
    }
  const listings = read('properties', mergeListingsAt, noteIn(catalogue.addListing), body.properties)
  const projects =
    body.projects && read('projects', mergeProjectsAt, noteIn(catalogue.addProject), body.projects)
  unknown.count('', body.rest, known)
  const { types, cities, warnings } = catalogue.finish()
  const { rejected } = problems
  return {
    ...{ listings, projects, types, cities, rejected },
    mostlyRejected: rejected.length * 2 > body.properties.length + (body.projects?.length ?? 0),
    warnings: [...body.notLists.map(notList), ...files.warnings(), ...problems.warnings, ...warnings],
    unknownFields: unknown.counts(),
  }
}

let known: KnownFields | undefined

/** Counts the fields of a record that the format does not define. */
const countIn = (unknown: UnknownFields, key: string) => (record: unknown) => {
  const below = known?.get(key)
  if (below && !Array.isArray(record)) unknown.count(key, record, below)
}

const notList = (field: string): RecordProblem => ({
  kind: 'feed',
  index: null,
  id: null,
  field,
  reason: 'is not a list; left out',
})

type ListReading<Rec> = {
  defaultLocale: Locale
  isPartial: boolean
  place: FeedOrigin
  problems: { rejected: RecordProblem[]; warnings: RecordProblem[] }
  merge: MergeRecords<Rec>
  note: (records: Rec[]) => void
  count: (record: unknown) => void
}

function readList<Rec extends IdentifiedRecord>(
  records: RecordList,
  { defaultLocale, isPartial, place, problems, merge, note, count }: ListReading<Rec>,
): OfferList<Rec> {
  const places = indexesById(records, count)
  const hashed: OfferList<Rec>['hashed'] = []
  const spared: RejectedRecord[] = []
  const found = { rejected: [] as RecordProblem[], warnings: [] as RecordProblem[] }
  const mergeBatch = (indexes: number[][]) =>
    merge(
      indexes.flat().map((index) => [index, records.at(index)] as const),
      defaultLocale,
    )
  for (const batch of batches(places.all())) {
    const { merged, rejected, warnings, spared: some } = mergeBatch(batch)
    for (const one of merged) {
      // A text that was kept for a rejected record, or by a partial feed, goes once a feed without it comes.
      const left = some.flatMap(({ id, locale }) => (id === one.id && locale ? [locale] : []))
      hashed.push({
        id: one.id,
        contentHash: contentHash(
          { ...one, ...(left.length > 0 && { left }), ...(isPartial && { isPartial }) },
          place,
        ),
      })
      note(one.records)
    }
    found.rejected.push(...rejected)
    found.warnings.push(...warnings)
    spared.push(...some)
  }
  for (const kind of ['rejected', 'warnings'] as const)
    for (const each of found[kind].sort(byIndex)) problems[kind].push(each)
  return {
    ...{ hashed, spared },
    *merged(ids) {
      for (const batch of batches(places.of(ids))) yield mergeBatch(batch).merged
    },
  }
}

/** In the order of the feed. */
const byIndex = (one: RecordProblem, other: RecordProblem) => (one.index ?? -1) - (other.index ?? -1)

/** Where the records of each listing are, in the order of the feed. */
function indexesById(records: RecordList, count: (record: unknown) => void) {
  const places = new Map<number, number[]>()
  const nameless: number[][] = []
  for (let index = 0; index < records.length; index += 1) {
    const record = records.at(index)
    count(record)
    const { data: id } = idSchema.safeParse((record as { ID?: unknown } | null)?.ID)
    const others = id === undefined ? undefined : places.get(id)
    if (others) others.push(index)
    else if (id === undefined) nameless.push([index])
    else places.set(id, [index])
  }
  return {
    *all() {
      yield* places.values()
      yield* nameless
    },
    *of(ids: ReadonlySet<number>) {
      for (const [id, indexes] of places) if (ids.has(id)) yield indexes
    },
  }
}

const idSchema = requiredWhole('Number of a record')

function* batches<Value>(values: Iterable<Value>): Generator<Value[]> {
  let batch: Value[] = []
  for (const value of values) {
    if (batch.push(value) < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
