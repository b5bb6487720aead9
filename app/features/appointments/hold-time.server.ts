import { isDeepStrictEqual } from 'node:util'
import { askToConfirm } from '~/features/confirmation/public.server'
import { one } from '~/features/forms/public'
import {
  type AcceptResult,
  overLinkLimit,
  type Submission,
  spendChallenge,
} from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import type { Network } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { shortHash } from '~/platform/keys/key-ring.server'
import { isBeyond } from '~/platform/limits/limit.server'
import {
  type Appointment,
  changeHeld,
  countHeld,
  deleteHeldBefore,
  findHeld,
  insertAppointment,
  lockTime,
  type NewAppointment,
} from './appointments.repo.server'
import { type Draft, heldMinutes, placesOf, resourceKey, taken, wantedBy } from './wanted-time.server'

type NewHeld = NewAppointment & { heldUntil: Date; heldFor: string | null }

/** Times that are held at once for one mail address, and for the narrowest network of a sender. */
const mostHeld = { address: 2, network: 3 }
/** Times held in half an hour for the wider networks, which hold many of the narrowest. */
const mostOfWider: Partial<Record<Network['bits'], number>> = { 24: 6, 56: 6, 48: 12 }

/**
 * Holds a time for a stranger until they follow a mailed link, in one transaction with that mail (S-17). Who has several
 * held is mailed the link all the same: it books the time if it is free then.
 */
export async function holdTime(app: App, submission: Submission): Promise<AcceptResult> {
  const wanted = await wantedBy(app, submission)
  if (!wanted.draft) return taken(app, wanted.listing)
  const { draft, slot, listing } = wanted
  const now = app.clock.now()
  const heldUntil = new Date(now.getTime() + heldMinutes * 60_000)
  const held = { ...draft, state: 'held', heldUntil, heldFor: hashOf(app, submission.networks?.[0]) } as const
  return await app.db.transaction(async (tx): Promise<AcceptResult> => {
    await lockTime(tx, draft.email, 'held')
    if (held.heldFor) await lockTime(tx, held.heldFor, 'held')
    await lockTime(tx, resourceKey(slot), slot.day)
    await deleteHeldBefore(tx, now)
    const before = await findHeld(tx, draft, now)
    if (before && isSame(before, draft))
      return { to: `${pathTo(app.locale, 'confirm')}?held`, isWaiting: true }
    if (before) return await askFor({ ...app, db: tx }, submission, () => keepHeld(tx, before, draft))
    const [place] = await placesOf({ ...app, db: tx }, slot)
    if (!place) return taken(app, listing)
    return await askFor({ ...app, db: tx }, submission, () =>
      holdNew({ ...app, db: tx }, { ...held, place }, submission.networks),
    )
  })
}

/** Pressed twice: the mail of the first is enough. */
const isSame = (before: Appointment, { fields, listingId }: Draft) =>
  before.listingId === listingId && isDeepStrictEqual(before.fields, fields)

/** Mails the link to a mailbox that may have one more, and says until when the time is held, if it is. */
async function askFor(
  app: App,
  submission: Submission,
  hold: () => Promise<Date | undefined>,
): Promise<AcceptResult> {
  const email = one(submission.values, 'email').toLowerCase()
  const wait = await overLinkLimit(app, { email, address: '' })
  if (wait) return { wait }
  if (submission.solved) await spendChallenge(app.db, submission.solved)
  const until = await hold()
  return await askToConfirm(app, submission, until && { until })
}

/** Keeps what somebody corrected; the time is held no longer for it. */
async function keepHeld(tx: Db, before: Appointment, { fields, listingId, updatedAt }: Draft) {
  await changeHeld(tx, before, { fields, listingId: listingId ?? null, updatedAt })
  return before.heldUntil ?? undefined
}

/** @returns until when; undefined when this visitor holds too many already */
async function holdNew(app: App, held: NewHeld, networks: readonly Network[] = []) {
  if (!(await mayHold(app, held, networks))) return undefined
  await insertAppointment(app.db, held)
  return held.heldUntil
}

/** Whether one more time is held for an address and its networks. Counts it for the wider ones. */
async function mayHold(app: App, held: NewHeld, [, ...wider]: readonly Network[]): Promise<boolean> {
  const { ofAddress, ofNetwork } = await countHeld(app.db, held, app.clock.now())
  if (ofAddress >= mostHeld.address || ofNetwork >= mostHeld.network) return false
  // Narrowest first: one that is over its own limit does not weigh on its neighbours.
  for (const { name, bits } of wider) {
    const limit = { name: 'held times', most: mostOfWider[bits] ?? mostHeld.network, minutes: heldMinutes }
    if (await isBeyond(app, limit, name)) return false
  }
  return true
}

const hashOf = ({ keys }: App, network: Network | undefined) =>
  network ? shortHash(keys, 'held for', network.name) : null
