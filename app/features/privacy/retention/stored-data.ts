import type { PeriodName } from '../periods'

/** Something that the site stores, and until when. */
export type StoredData = {
  /** In words, for docs/security.md. */
  what: string
  /** Tables that hold it, as the database calls them; those outside the schema `public` with their schema. */
  tables?: readonly string[]
  /** Tables that another line names, of which these are some rows. */
  rowsOf?: readonly string[]
  /** Files and folders below DATA_DIR; a folder with all that is in it. */
  files?: readonly string[]
  /** Why it is kept so long, and no longer. */
  why: string
} & Ends

type Ends =
  /** Deleted by the nightly job of this room; `after` says from when the period counts. */
  | { period: PeriodName; after?: string }
  /** Ended elsewhere, or kept: how and until when. */
  | { until: string }
