import PQueue from 'p-queue'
import {
  type AcceptResult,
  isSenderKnown,
  type Submission,
  spendChallenge,
} from '~/features/forms/public.server'
import { writeBookedLead } from '~/features/leads/public.server'
import type { App } from '~/platform/app.server'
import { tellOffice } from '~/platform/office/office-news.server'
import { enqueueLaterMails } from './appointment-jobs.server'
import { ownPath } from './appointment-links.server'
import { mailsAbout, postBookingMails } from './appointment-mails.server'
import { findSame, insertAppointment, isTimeHeld, lockTime, releaseHeld } from './appointments.repo.server'
import { holdTime } from './hold-time.server'
import type { Slot } from './slots'
import { type Draft, placesOf, resourceKey, taken, wantedBy } from './wanted-time.server'

/** Bookings of one process at the same time: fewer than it has connections. */
const bookings = new PQueue({ concurrency: 4 })

/**
 * Books a time, in one transaction with its lead and its mails. The last place goes to one: all who want a time wait for each
 * other, and the database refuses a second taker of a place. The same once more is the same appointment.
 */
export const bookAppointment = (app: App, submission: Submission): Promise<AcceptResult> =>
  bookings.add(() => (isStranger(submission) ? holdTime(app, submission) : book(app, submission)))

/** Who did no more than the work of a form, which a program does as well. */
const isStranger = (submission: Submission) => submission.solved && !isSenderKnown(submission)

async function book(app: App, submission: Submission): Promise<AcceptResult> {
  const { solved } = submission
  const wanted = await wantedBy(app, submission)
  if (!wanted.draft) return taken(app, wanted.listing)
  const { draft, slot, listing, agent } = wanted
  if (!(await isOpenTo(app, slot, draft))) return taken(app, listing)
  const mails = await mailsAbout(app, draft, 'booked')
  const booked = await app.db.transaction(async (tx) => {
    await lockTime(tx, resourceKey(slot), slot.day)
    await releaseHeld(tx, draft)
    const same = await findSame(tx, draft)
    if (same) return same
    const [place] = await placesOf({ ...app, db: tx }, slot)
    if (!place) return undefined
    if (solved) await spendChallenge(tx, solved)
    const appointment = await insertAppointment(tx, { ...draft, place })
    await tellOffice(tx, { kind: 'appointment', id: appointment.id, isNew: true })
    await writeBookedLead(tx, app, appointment, agent)
    await postBookingMails(tx, app, mails)
    await enqueueLaterMails(tx, app, appointment)
    return appointment
  })
  return booked ? { to: ownPath(app, booked) } : taken(app, listing)
}

/** Whether it is worth asking for: it is free, or theirs already. */
const isOpenTo = async (app: App, slot: Slot, draft: Draft) =>
  (await placesOf(app, slot)).length > 0 ||
  (await isTimeHeld(app.db, draft, app.clock.now())) ||
  (await findSame(app.db, draft)) !== undefined
