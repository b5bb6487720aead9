import type { RecordChanges } from './feed-report'

/** A row as of the last import. */
export type Existing = { contentHash: string; createdAt: Date; withdrawnAt: Date | null }

export type Incoming = { id: number; contentHash: string }

export type ChangePlan = {
  changes: RecordChanges
  /** Rows to write: created, changed, or restored with other content. */
  write: Set<number>
  /** Withdrawn rows that are restored unchanged. */
  restore: number[]
  /** How many there were before, without those that were withdrawn. */
  offered: number
}

/**
 * Plans the changes of a feed.
 * @param kept - IDs that are not withdrawn although the feed has no valid record of them
 * @param partial - rows missing from the feed stay
 */
export function planChanges(
  existing: ReadonlyMap<number, Existing>,
  incoming: readonly Incoming[],
  { kept, partial }: { kept: ReadonlySet<number>; partial: boolean },
): ChangePlan {
  const plan: ChangePlan = {
    changes: { created: [], changed: [], unchanged: 0, withdrawn: [], restored: [] },
    write: new Set(),
    restore: [],
    offered: [...existing.values()].filter(({ withdrawnAt }) => !withdrawnAt).length,
  }
  for (const one of incoming) placeIn(plan, existing.get(one.id), one)
  if (!partial) plan.changes.withdrawn = missing(existing, incoming, kept)
  return plan
}

function placeIn(
  { changes, write, restore }: ChangePlan,
  before: Existing | undefined,
  { id, contentHash }: Incoming,
) {
  const same = before?.contentHash === contentHash
  if (!same) write.add(id)
  if (!before) changes.created.push(id)
  else if (before.withdrawnAt) {
    changes.restored.push(id)
    if (same) restore.push(id)
  } else if (same) changes.unchanged += 1
  else changes.changed.push(id)
}

function missing(
  existing: ReadonlyMap<number, Existing>,
  incoming: readonly Incoming[],
  kept: ReadonlySet<number>,
) {
  const present = new Set(incoming.map(({ id }) => id))
  return [...existing].flatMap(([id, { withdrawnAt }]) =>
    withdrawnAt || present.has(id) || kept.has(id) ? [] : [id],
  )
}

export const isUnchanged = ({ created, changed, withdrawn, restored }: RecordChanges) =>
  created.length + changed.length + withdrawn.length + restored.length === 0
