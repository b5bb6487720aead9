import type { Locale } from '~/kernel/locale'
import type { RecordProblem } from './feed-report'
import { type AddressedRecord, findStreetLeaks, hiddenStreets } from './hidden-address'
import { languageBoundOfListing, languageBoundOfProject } from './language-bound'
import { listingRecordSchema } from './listing-record.schema'
import { mergeFacts } from './merge-facts'
import { withOneRent } from './one-rent'
import { projectRecordSchema } from './project-record.schema'
import type { FieldProblem } from './read-record'
import {
  type IdentifiedRecord,
  type NumberedRecord,
  type RecordFormat,
  type RejectedRecord,
  readRecords,
} from './read-records'

/** A listing or project: its facts, and its texts per language. */
export type MergedRecord<Rec> = {
  id: number
  facts: Rec
  /** One per language, the site's default language first. */
  records: Rec[]
}

export type MergedRecords<Rec> = {
  merged: MergedRecord<Rec>[]
  rejected: RecordProblem[]
  warnings: RecordProblem[]
  /** Subjects of rejected records: they are not withdrawn, and keep their text in that language. */
  spared: RejectedRecord[]
}

const recommended = { Zip: 'no region, and no municipality to search in' }
const vital = ['ID', 'Goal', 'language', 'CountryID']

/** Records with their place in the feed. */
type IndexedRecords = Iterable<readonly [index: number, raw: unknown]>

export type MergeRecords<Rec> = (records: IndexedRecords, defaultLocale: Locale) => MergedRecords<Rec>

export const mergeListings = (records: readonly unknown[], defaultLocale: Locale) =>
  mergeListingsAt(records.entries(), defaultLocale)

export const mergeProjects = (records: readonly unknown[], defaultLocale: Locale) =>
  mergeProjectsAt(records.entries(), defaultLocale)

export const mergeListingsAt = (records: IndexedRecords, defaultLocale: Locale) =>
  mergeRecords(records, defaultLocale, languageBoundOfListing, {
    kind: 'listing',
    settle: withOneRent,
    schema: listingRecordSchema,
    vital: new Set([...vital, 'WebID', 'Price']),
    // Absent means shown, and a hidden price that was once mailed stays known.
    readAs: new Map([['PublishPrice', false]]),
    recommended,
  })

export const mergeProjectsAt = (records: IndexedRecords, defaultLocale: Locale) =>
  mergeRecords(records, defaultLocale, languageBoundOfProject, {
    kind: 'project',
    schema: projectRecordSchema,
    vital: new Set(vital),
    recommended,
  })

type MergeFormat<Rec extends IdentifiedRecord> = RecordFormat<Rec> & {
  /** Decides between facts that contradict each other, whatever record they are of. */
  settle?: (facts: Rec, warn: (about: FieldProblem) => void) => Rec
}

/** Merges the records of each ID; facts come from the default language's record, else from the first. */
function mergeRecords<Rec extends IdentifiedRecord & AddressedRecord>(
  records: IndexedRecords,
  defaultLocale: Locale,
  bound: ReadonlySet<string>,
  { settle = (facts) => facts, ...format }: MergeFormat<Rec>,
): MergedRecords<Rec> {
  const { groups, rejected, warnings, spared } = readRecords(records, format)
  const merged = [...groups].map(([id, group]) => {
    const ordered = defaultFirst(group, defaultLocale)
    const versions = ordered.map(({ record }) => ({ by: record.language as string, value: record }))
    const warn = (about: FieldProblem) => {
      warnings.push({ kind: format.kind, index: group[0]?.index ?? 0, id, ...about })
    }
    const facts = settle(mergeFacts(versions, bound, warn) as Rec, warn)
    const streets = hiddenStreets(
      facts,
      ordered.map(({ record }) => record),
    )
    for (const { index, record } of group)
      for (const about of findStreetLeaks(record, streets))
        warnings.push({ kind: format.kind, index, id, ...about })
    return { id, facts, records: ordered.map(({ record }) => record) }
  })
  return { merged, rejected, warnings, spared }
}

const defaultFirst = <Rec extends IdentifiedRecord>(group: NumberedRecord<Rec>[], locale: Locale) => [
  ...group.filter(({ record }) => record.language === locale),
  ...group.filter(({ record }) => record.language !== locale),
]
