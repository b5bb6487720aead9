import type { Db } from '~/platform/database.server'
import type { Stale } from '~/platform/office/define-act.server'
import { findLastChange, type LeadRow } from './lead.repo.server'

/** A lead that somebody changed meanwhile: who did, and what its form would hold now. */
export async function staleLead(
  tx: Db,
  { id, revision }: LeadRow,
  now: Record<string, string>,
): Promise<Stale> {
  const last = await findLastChange(tx, id)
  return { now: { ...now, revision: String(revision) }, by: last?.by, at: last?.at }
}
