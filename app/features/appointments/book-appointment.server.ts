import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import { many, one, type Values } from '~/features/forms/public'
import { type Accepted, privacyWords, type Submission, spendChallenge } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { enqueueLaterMails } from './appointment-jobs.server'
import { ownPath } from './appointment-links.server'
import { type MailedAppointment, mailsAbout, postBookingMails } from './appointment-mails.server'
import {
  findBookedTimes,
  findSame,
  insertAppointment,
  lockTime,
  type NewAppointment,
} from './appointments.repo.server'
import { placesLeft, whoseTime } from './free-slots'
import { type Slot, slotNamed } from './slots'
import { bookableFor } from './wish.server'

/** Somebody else was quicker, or the time is over. */
const taken = (app: App, listing: string | undefined): Accepted => ({
  problems: [{ field: 'slot', problem: 'taken' }],
  again: `${pathTo(app.locale, 'appointment')}?${listing ? `listing=${encodeURIComponent(listing)}&` : ''}taken=1`,
})

/** Bookings of one process at the same time: fewer than it has connections. */
const bookings = new PQueue({ concurrency: 4 })

/**
 * Books a time, in one transaction with its mails. The last place goes to one: all who want a time wait for each
 * other, and the database refuses a second taker of a place. The same once more is the same appointment.
 */
export const bookAppointment = (app: App, submission: Submission): Promise<Accepted> =>
  bookings.add(() => book(app, submission))

async function book(app: App, submission: Submission): Promise<Accepted> {
  const { form, values, solved } = submission
  const now = app.clock.now()
  const listing = form.name === 'book-viewing' ? one(values, 'listing') : undefined
  const { openings, office, viewable } = await bookableFor(app, listing)
  const slot = slotNamed(one(values, 'slot'), openings, office, now)
  if (!slot) return taken(app, listing)
  const draft = draftOf(app, submission, slot, viewable?.listing)
  if (!(await isFree(app.db, slot)) && !(await findSame(app.db, draft))) return taken(app, listing)
  const mails = await mailsAbout(app, draft, 'booked')
  const booked = await app.db.transaction(async (tx) => {
    await lockTime(tx, resourceKey(slot), slot.day)
    const same = await findSame(tx, draft)
    if (same) return same
    const [place] = await placesOf(tx, slot)
    if (!place) return undefined
    if (solved) await spendChallenge(tx, solved)
    const appointment = await insertAppointment(tx, { ...draft, place })
    await postBookingMails(tx, app, mails)
    await enqueueLaterMails(tx, app, appointment)
    return appointment
  })
  return booked ? { to: ownPath(app, booked) } : taken(app, listing)
}

/** Who has the time that is given away: an agent, for all their openings, or the opening itself. */
export const resourceKey = ({ opening }: Pick<Slot, 'opening'>): string => opening.agent ?? opening.id

export const placesOf = async (db: Db, slot: Slot): Promise<number[]> =>
  placesLeft(
    slot,
    await findBookedTimes(db, { ...whoseTime([slot.opening]), from: slot.start, until: slot.end }),
  )

const isFree = async (db: Db, slot: Slot) => (await placesOf(db, slot)).length > 0

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
