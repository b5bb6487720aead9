import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import { askToConfirm } from '~/features/confirmation/public.server'
import { many, one, type Values } from '~/features/forms/public'
import { type Accepted, privacyWords, type Submission, spendChallenge } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import { shortHash } from '~/platform/keys/key-ring.server'
import { enqueueLaterMails } from './appointment-jobs.server'
import { ownPath } from './appointment-links.server'
import { type MailedAppointment, mailsAbout, postBookingMails } from './appointment-mails.server'
import {
  countHeld,
  deleteHeldBefore,
  findBookedTimes,
  findSame,
  insertAppointment,
  isTimeHeld,
  lockTime,
  type NewAppointment,
  releaseHeld,
} from './appointments.repo.server'
import { placesLeft, whoseTime } from './free-slots'
import { type Slot, slotNamed } from './slots'
import { bookableFor } from './wish.server'

/** Somebody else was quicker, or the time is over. */
const taken = (app: App, listing: string | undefined): Accepted => ({
  problems: [{ field: 'slot', problem: 'taken' }],
  again: `${pathTo(app.locale, 'appointment')}?${listing ? `listing=${encodeURIComponent(listing)}&` : ''}taken=1`,
})

/** Minutes that a time is held for a stranger. */
const heldMinutes = 30
/** Times that are held at once for one mail address, and for one network. */
const mostHeld = { address: 2, network: 3 }

/** Bookings of one process at the same time: fewer than it has connections. */
const bookings = new PQueue({ concurrency: 4 })

/**
 * Books a time, in one transaction with its mails. The last place goes to one: all who want a time wait for each
 * other, and the database refuses a second taker of a place. The same once more is the same appointment.
 */
export const bookAppointment = (app: App, submission: Submission): Promise<Accepted> =>
  bookings.add(() => (isStranger(submission) ? hold(app, submission) : book(app, submission)))

/** Who did no more than the work of a form, which a program does as well. */
const isStranger = ({ solved, isKnown }: Submission) => solved && !solved.byMail && !isKnown

/**
 * Holds a time for a stranger until they follow a mailed link, in one transaction with that mail (S-17). Who has several
 * held is mailed the link all the same: it books the time if it is free then.
 */
async function hold(app: App, submission: Submission): Promise<Accepted> {
  const { solved } = submission
  const now = app.clock.now()
  const wanted = await wantedBy(app, submission)
  if (!wanted.draft) return taken(app, wanted.listing)
  const { draft, slot, listing } = wanted
  const heldUntil = new Date(now.getTime() + heldMinutes * 60_000)
  const heldFor = hashOf(app, submission.network)
  return await app.db.transaction(async (tx): Promise<Accepted> => {
    await lockTime(tx, draft.email, 'held')
    if (heldFor) await lockTime(tx, heldFor, 'held')
    await lockTime(tx, resourceKey(slot), slot.day)
    await deleteHeldBefore(tx, now)
    if (await isTimeHeld(tx, draft, now)) return { to: `${pathTo(app.locale, 'confirm')}?held` }
    const [place] = await placesOf({ ...app, db: tx }, slot)
    if (!place) return taken(app, listing)
    if (solved) await spendChallenge(tx, solved)
    const { ofAddress, ofNetwork } = await countHeld(tx, { ...draft, heldFor }, now)
    const mayHold = ofAddress < mostHeld.address && ofNetwork < mostHeld.network
    if (mayHold) await insertAppointment(tx, { ...draft, place, state: 'held', heldUntil, heldFor })
    return await askToConfirm({ ...app, db: tx }, submission, mayHold ? { until: heldUntil } : undefined)
  })
}

const hashOf = ({ keys }: App, network: string | undefined) =>
  network ? shortHash(keys, 'held for', network) : null

async function book(app: App, submission: Submission): Promise<Accepted> {
  const { solved } = submission
  const wanted = await wantedBy(app, submission)
  if (!wanted.draft) return taken(app, wanted.listing)
  const { draft, slot, listing } = wanted
  if (!(await isOpenTo(app, slot, draft))) return taken(app, listing)
  const mails = await mailsAbout(app, draft, 'booked')
  const booked = await app.db.transaction(async (tx) => {
    await lockTime(tx, resourceKey(slot), slot.day)
    const same = await findSame(tx, draft)
    if (same) return same
    await releaseHeld(tx, draft)
    const [place] = await placesOf({ ...app, db: tx }, slot)
    if (!place) return undefined
    if (solved) await spendChallenge(tx, solved)
    const appointment = await insertAppointment(tx, { ...draft, place })
    await postBookingMails(tx, app, mails)
    await enqueueLaterMails(tx, app, appointment)
    return appointment
  })
  return booked ? { to: ownPath(app, booked) } : taken(app, listing)
}

/** What is asked for; without a draft it is no time, or over. */
async function wantedBy(app: App, submission: Submission) {
  const { form, values } = submission
  const listing = form.name === 'book-viewing' ? one(values, 'listing') : undefined
  const { openings, office, viewable } = await bookableFor(app, listing)
  const slot = slotNamed(one(values, 'slot'), openings, office, app.clock.now())
  if (!slot) return { listing }
  return { listing, slot, draft: draftOf(app, submission, slot, viewable?.listing) }
}

/** Who has the time that is given away: an agent, for all their openings, or the opening itself. */
export const resourceKey = ({ opening }: Pick<Slot, 'opening'>): string => opening.agent ?? opening.id

/** Places of a time that nobody has, and that are held for nobody. */
export async function placesOf({ db, clock }: Pick<App, 'db' | 'clock'>, slot: Slot): Promise<number[]> {
  const time = { from: slot.start, until: slot.end, now: clock.now() }
  return placesLeft(slot, await findBookedTimes(db, { ...whoseTime([slot.opening]), ...time }))
}

/** Whether it is worth asking for: it is free, or theirs already. */
const isOpenTo = async (app: App, slot: Slot, draft: Draft) =>
  (await placesOf(app, slot)).length > 0 ||
  (await isTimeHeld(app.db, draft, app.clock.now())) ||
  (await findSame(app.db, draft)) !== undefined

type Draft = Omit<NewAppointment, 'place'> & MailedAppointment

function draftOf(app: App, { values, page }: Submission, slot: Slot, listing: number | undefined): Draft {
  const now = app.clock.now()
  return {
    id: randomUUID(),
    sequence: 0,
    bookedAt: now,
    updatedAt: now,
    ...timeOf(slot),
    listingId: listing ?? null,
    locale: app.locale,
    email: one(values, 'email').toLowerCase(),
    fields: said(values),
    page,
    consentVersion: privacyWords(app.locale),
  }
}

/** What of a time is kept. */
export const timeOf = ({ opening, start, end }: Slot) => ({
  kind: opening.kind,
  opening: opening.id,
  agent: opening.agent ?? '',
  startsAt: start,
  endsAt: end,
})

/** What has a column of its own is not kept twice; fields left empty are left out. */
const said = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        !['slot', 'listing', 'project', 'unit', 'email'].includes(name) && many(values, name).length > 0,
    ),
  )
