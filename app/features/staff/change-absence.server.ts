import type { Db } from '~/platform/database.server'
import { findMember, lockMember, updateAbsence } from './members.repo.server'
import type { StaffRow } from './staff.repo.server'

/** First and last day away, in Brussels; both null when they are here. Who is here may have a deputy for later. */
export type Absence = Pick<StaffRow, 'awayFrom' | 'awayUntil' | 'deputyId'>

/**
 * Says when a member is away and who gets their leads then.
 * @returns what was before and after, for the audit log; undefined for somebody who does not work here
 */
export async function changeAbsence(tx: Db, id: number, absence: Absence) {
  const known = await lockMember(tx, id)
  if (!known) return undefined
  await updateAbsence(tx, id, absence)
  return { before: await factsOf(tx, known), after: await factsOf(tx, absence) }
}

const factsOf = async (tx: Db, { awayFrom, awayUntil, deputyId }: Absence) => ({
  ...{ awayFrom, awayUntil },
  deputy: deputyId === null ? null : ((await findMember(tx, deputyId))?.name ?? null),
})
