import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { HandingOver, HandOver, Leaver } from '~/platform/office/hand-over.server'
import { isAllowed, type Role } from '~/platform/office/permissions'
import { type MemberChange, type MemberRefusal, removeMember } from './change-members.server'
import { findDeputies, lockMember } from './members.repo.server'

/** How much there is to hand over. */
export type Counts = Record<HandOver['kind'], number>

/** Why a member stays: they have something that nobody was named for. */
export type UnclaimedWork = { unclaimed: Counts }

type Leaving = {
  id: number
  /** Whether this is who takes over what they have. */
  isTaker: (member: { id: number; email: string }) => boolean
  by?: HandingOver['by']
}

/** How much a member would leave behind. */
export async function countLeftBehind(
  tx: Db,
  handOvers: readonly HandOver[],
  leaver: Leaver,
  now: Date,
): Promise<Counts> {
  const counts: Counts = { leads: 0, appointments: 0 }
  for (const { kind, count } of handOvers) counts[kind] = await count(tx, leaver, now)
  return counts
}

/** How much a member has that they would not see with another role; undefined where there is nothing. */
export async function countUnseen(
  tx: Db,
  handOvers: readonly HandOver[],
  member: Leaver & { role: Role },
  now: Date,
): Promise<Counts | undefined> {
  if (isAllowed(member.role, 'leads.read') && isAllowed(member.role, 'appointments.read')) return undefined
  const counts = await countLeftBehind(tx, handOvers, member, now)
  return isAnything(counts) ? counts : undefined
}

/** Removes a member and hands what they have to somebody in the same transaction (B2). */
export async function removeAndHandOver(
  tx: Db,
  services: Services,
  handOvers: readonly HandOver[],
  { id, isTaker, by }: Leaving,
): Promise<MemberChange | MemberRefusal | UnclaimedWork> {
  const now = services.clock.now()
  const from = await lockMember(tx, id)
  const removed = await removeMember(tx, id, now)
  if (!from || typeof removed === 'string') return removed
  const counts = await countLeftBehind(tx, handOvers, from, now)
  if (!isAnything(counts)) return removed
  const to = (await findDeputies(tx, id)).find(isTaker)
  if (!to) return { unclaimed: counts }
  for (const { give } of handOvers) await give(tx, services, { from, to, by })
  return { ...removed, after: { takenOverBy: to.name, ...counts } }
}

export const isAnything = (counts: Counts): boolean => Object.values(counts).some((count) => count > 0)
