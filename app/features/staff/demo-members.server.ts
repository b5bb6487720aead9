import { hashPassword, newToken } from '~/features/accounts/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import type { Db } from '~/platform/database.server'
import type { Role } from '~/platform/office/permissions'
import { inviteMember } from './invite-member.server'
import { findMembers, forgetLinksAndDevices, insertMember, setCreated } from './members.repo.server'

/** @property daysAgo - when they were invited */
type DemoMember = { email: string; name: string; role: Role; locale: Locale; daysAgo: number }

/**
 * Members of a demo's office, all with one password that nobody can know in advance.
 * @returns the password, to be shown once
 */
export async function makeDemoMembers({ db, clock }: Services, members: DemoMember[]): Promise<string> {
  const password = newToken()
  const passwordHash = await hashPassword(password)
  for (const { daysAgo: _, ...member } of members)
    await insertMember(db, { ...member, passwordHash, createdAt: clock.now() })
  return password
}

/** Lets them have been invited on a day of the past; the mails are in the outbox alone. @returns their numbers */
export async function inviteDemoMembers(tx: Db, services: Services, wanted: DemoMember[]) {
  const jobs = { ...services.jobs, enqueue: async () => {} }
  const found = await findMembers(tx)
  for (const member of found) {
    const { daysAgo = 0 } = wanted.find(({ email }) => email === member.email) ?? {}
    const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000)
    await setCreated(tx, member.id, at)
    await inviteMember(tx, { ...services, jobs, clock: stoppedClock(at) }, member)
    await forgetLinksAndDevices(tx, member.id)
  }
  return found
}
