import { askToConfirm } from '~/features/confirmation/public.server'
import { type Accepted, type Submission, spendChallenge } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import type { Network } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import { shortHash } from '~/platform/keys/key-ring.server'
import { isBeyond } from '~/platform/limits/limit.server'
import {
  countHeld,
  deleteHeldBefore,
  insertAppointment,
  isTimeHeld,
  lockTime,
  type NewAppointment,
} from './appointments.repo.server'
import { placesOf, resourceKey, taken, wantedBy } from './wanted-time.server'

/** Minutes that a time is held for a stranger. */
const heldMinutes = 30
/** Times that are held at once for one mail address, and for the narrowest network of a sender. */
const mostHeld = { address: 2, network: 3 }
/** Times held in half an hour for the wider networks, which hold many of the narrowest. */
const mostOfWider: Partial<Record<Network['bits'], number>> = { 24: 6, 56: 6, 48: 12 }

/**
 * Holds a time for a stranger until they follow a mailed link, in one transaction with that mail (S-17). Who has several
 * held is mailed the link all the same: it books the time if it is free then.
 */
export async function holdTime(app: App, submission: Submission): Promise<Accepted> {
  const { solved, networks = [] } = submission
  const now = app.clock.now()
  const wanted = await wantedBy(app, submission)
  if (!wanted.draft) return taken(app, wanted.listing)
  const { draft, slot, listing } = wanted
  const heldUntil = new Date(now.getTime() + heldMinutes * 60_000)
  const heldFor = hashOf(app, networks[0])
  return await app.db.transaction(async (tx): Promise<Accepted> => {
    await lockTime(tx, draft.email, 'held')
    if (heldFor) await lockTime(tx, heldFor, 'held')
    await lockTime(tx, resourceKey(slot), slot.day)
    await deleteHeldBefore(tx, now)
    if (await isTimeHeld(tx, draft, now)) return { to: `${pathTo(app.locale, 'confirm')}?held` }
    const [place] = await placesOf({ ...app, db: tx }, slot)
    if (!place) return taken(app, listing)
    if (solved) await spendChallenge(tx, solved)
    const isHeld = await mayHold({ ...app, db: tx }, { ...draft, heldFor }, networks)
    if (isHeld) await insertAppointment(tx, { ...draft, place, state: 'held', heldUntil, heldFor })
    return await askToConfirm({ ...app, db: tx }, submission, isHeld ? { until: heldUntil } : undefined)
  })
}

/** Whether one more time is held for an address and its networks. Counts it for the wider ones. */
async function mayHold(
  app: App,
  held: Pick<NewAppointment, 'email'> & { heldFor: string | null },
  [, ...wider]: readonly Network[],
): Promise<boolean> {
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
