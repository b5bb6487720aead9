import type { FieldProblem } from './read-record'

export type RecordKind = 'listing' | 'project' | 'type' | 'city' | 'feed'

/** A message about one record: its index in the feed, its ID, the field and the reason. */
export type RecordProblem = FieldProblem & { kind: RecordKind; index: number | null; id: number | null }

export type RecordChanges = {
  created: number[]
  changed: number[]
  unchanged: number
  withdrawn: number[]
  restored: number[]
}

/** `held`: it would withdraw too much at once, and waits for a yes. */
export type ImportOutcome = 'applied' | 'unchanged' | 'refused' | 'held'

/** Changes that an import made, or would make in a dry run. IDs outside `projects` are those of listings. */
export type FeedReport = RecordChanges & {
  /** File or address, without credentials. */
  source: string
  outcome: ImportOutcome
  dryRun: boolean
  projects: RecordChanges
  rejected: RecordProblem[]
  warnings: RecordProblem[]
  /** Fields that the format does not define, with their number of occurrences. */
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
