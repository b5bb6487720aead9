import type { FieldProblem } from './read-record'

export type RecordKind = 'listing' | 'project' | 'type' | 'city' | 'feed'

/** Something about one record: where it stands in the feed's list of its kind, which ID, which field, why. */
export type RecordProblem = FieldProblem & { kind: RecordKind; index: number | null; id: number | null }

export type RecordChanges = {
  created: number[]
  changed: number[]
  unchanged: number
  withdrawn: number[]
  restored: number[]
}

/** What an import did, or in a dry run would do. IDs outside `projects` are those of listings. */
export type FeedReport = RecordChanges & {
  /** File or address, without credentials. */
  source: string
  outcome: 'applied' | 'unchanged' | 'refused'
  dryRun: boolean
  projects: RecordChanges
  rejected: RecordProblem[]
  warnings: RecordProblem[]
  /** Fields that the format does not know, and how often they were met. */
  unknownFields: Record<string, number>
  refusedBecause?: string
}

const noChanges = (): RecordChanges => ({
  created: [],
  changed: [],
  unchanged: 0,
  withdrawn: [],
  restored: [],
})

export const emptyReport = (source: string, dryRun: boolean): FeedReport => ({
  source,
  outcome: 'unchanged',
  dryRun,
  ...noChanges(),
  projects: noChanges(),
  rejected: [],
  warnings: [],
  unknownFields: {},
})
