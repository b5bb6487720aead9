import { siteOf } from '~/features/content/public.server'
import { deleteUpload } from '~/features/media/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import type { Role } from '~/platform/office/permissions'
import {
  endSessions,
  findMemberByEmail,
  forgetLinksAndDevices,
  insertMember,
  lockAdmins,
  lockMember,
  setRemoved,
  updateMember,
} from './members.repo.server'
import type { StaffRow } from './staff.repo.server'

/** What the audit log keeps of a member: no address, because an erasure leaves the log as it is. */
type MemberFacts = { name: string; role: Role }
/** Who took over what a removed member had, and how much. */
type TakenOver = { takenOverBy: string; leads: number; appointments: number }

/** A member as they are now, with what the audit log says about the change. */
export type MemberChange = { member: StaffRow; before?: MemberFacts; after?: MemberFacts | TakenOver }

/** Why a member is not changed: the office always has an admin, and nobody is there twice. */
export type MemberRefusal = 'lastAdmin' | 'known' | 'unknown'

type NewMember = { email: string; name: string; role: Role; locale: Locale; createdAt: Date }

const factsOf = ({ name, role }: StaffRow): MemberFacts => ({ name, role })

/** Adds a member, who has no password yet. @param member - its address in lower case */
export async function addMember(tx: Db, member: NewMember): Promise<MemberChange | MemberRefusal> {
  if (await findMemberByEmail(tx, member.email)) return 'known'
  const row = await insertMember(tx, member)
  await refreshBooking(tx, member.email)
  return { member: row, after: factsOf(row) }
}

/** Gives a member another name or role; a new role ends their sessions (B6). */
export async function changeMember(
  tx: Db,
  id: number,
  changes: Partial<MemberFacts>,
): Promise<MemberChange | MemberRefusal> {
  const admins = await lockAdmins(tx)
  const known = await lockMember(tx, id)
  if (!known) return 'unknown'
  const role = changes.role ?? known.role
  if (role !== 'admin' && isLast(admins, id)) return 'lastAdmin'
  const member = { ...known, name: changes.name ?? known.name, role }
  await updateMember(tx, id, factsOf(member))
  if (role !== known.role) await endSessions(tx, id)
  return { member, before: factsOf(known), after: factsOf(member) }
}

/** Removes a member: their sessions and links end at once, and what they did stays under their name (B2). */
export async function removeMember(tx: Db, id: number, at: Date): Promise<MemberChange | MemberRefusal> {
  const admins = await lockAdmins(tx)
  const known = await lockMember(tx, id)
  if (!known) return 'unknown'
  if (isLast(admins, id)) return 'lastAdmin'
  await setRemoved(tx, id, at)
  await endSessions(tx, id)
  await forgetLinksAndDevices(tx, id)
  await refreshBooking(tx, known.email)
  return { member: { ...known, removedAt: at }, before: factsOf(known) }
}

/** Deletes the file with the picture of a member who was removed. */
export async function deletePictureOf(
  { storage }: Pick<Services, 'storage'>,
  removed: MemberChange | MemberRefusal,
) {
  const picture = typeof removed === 'string' ? null : removed.member.picture
  if (picture) await deleteUpload(storage, picture)
}

/** Times of an agent can be booked as long as they work here, which public pages show. */
async function refreshBooking(tx: Db, email: string) {
  const openings = (await siteOf(tx)).appointments?.openings ?? []
  if (openings.some(({ agent }) => agent === email)) await bumpContentVersion(tx)
}

const isLast = (admins: number[], id: number) => admins.length === 1 && admins[0] === id
