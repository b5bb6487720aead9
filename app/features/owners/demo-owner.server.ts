import {
  deleteLinks,
  hashPassword,
  type LinkPurpose,
  mailLink,
  newToken,
} from '~/features/accounts/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import type { Db } from '~/platform/database.server'
import { ownerKind } from './owner-kind.server'
import { findOwnerByEmail, insertOwner, type Owner, setOwnListings, updateOwner } from './owners.repo.server'

type DemoOwner = { email: string; name: string; locale: Locale; listings: number[] }

/** An owner who got mails on some days before the demo started, the first with their invitation. */
type DemoOwnerWithPast = DemoOwner & { mails: { daysAgo: number; kind: LinkPurpose }[] }

/**
 * The owner of a demo, with a password that nobody can know in advance.
 * @returns the password, to be shown once
 */
export async function makeDemoOwner({ db, clock }: Services, owner: DemoOwner): Promise<string> {
  const password = newToken()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => await insert(tx, owner, passwordHash, clock.now()))
  return password
}

async function insert(
  tx: Db,
  { email, name, locale, listings }: DemoOwner,
  passwordHash: string | null,
  createdAt: Date,
) {
  const owner = await insertOwner(tx, { email, name, locale, passwordHash, createdAt })
  await setOwnListings(tx, owner.id, listings)
  return owner
}

/**
 * Writes owners and the mails that they got, in the outbox alone: the caller marks them as sent. All have the password
 * of the first, who was made before.
 */
export async function writeDemoOwners(tx: Db, services: Services, owners: DemoOwnerWithPast[]) {
  const first = await findOwnerByEmail(tx, owners[0]?.email ?? '')
  for (const { mails, ...wanted } of owners) {
    const daysAgo = (days: number) => new Date(services.clock.now().getTime() - days * 86_400_000)
    const createdAt = daysAgo(mails[0]?.daysAgo ?? 0)
    const known = await findOwnerByEmail(tx, wanted.email)
    if (known) await updateOwner(tx, known.id, { createdAt })
    const owner = known ?? (await insert(tx, wanted, first?.passwordHash ?? null, createdAt))
    for (const mail of mails) await writeMail(tx, services, owner, mail.kind, daysAgo(mail.daysAgo))
  }
}

/** Its link was used: the owner has a password. */
async function writeMail(tx: Db, services: Services, owner: Owner, purpose: LinkPurpose, at: Date) {
  const jobs = { ...services.jobs, enqueue: async () => {} }
  await mailLink(ownerKind, tx, { ...services, jobs, clock: stoppedClock(at) }, owner, purpose, owner.locale)
  await deleteLinks(tx, ownerKind, owner.id)
}
