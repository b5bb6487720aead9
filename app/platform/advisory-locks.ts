/**
 * Keys of the advisory locks of this database that are numbers; every other key is the hash of a text. A number stays
 * what it is, because a process of the release before holds the same lock.
 */
export const advisoryLocks = {
  /** Processes that start at once migrate in turn; a restore keeps them waiting. */
  migration: 7_446_665_111,
  /** Imports of the feed run one after the other. */
  feed: 7_446_665_112,
  /** One backup at a time. */
  backup: 7_446_665_113,
  /** Processes that start together look one after the other whether the demo is loaded. */
  demo: 7_446_665_115,
} as const
