import { noteAppointment } from '~/features/leads/public.server'
import type { App } from '~/platform/app.server'
import { enqueueLaterMails } from './appointment-jobs.server'
import { mailsAbout, postLaterMails } from './appointment-mails.server'
import { type Appointment, changeAppointment, lockTime } from './appointments.repo.server'
import { isTimeOf, type Slot, slotNamed } from './slots'
import { placesOf, resourceKey, timeOf } from './wanted-time.server'
import { bookableFor } from './wish.server'

/** What became of a change: `taken`, the time is somebody else's; `gone`, the appointment is not as it was. */
export type ChangeOutcome = 'done' | 'taken' | 'gone'

/** Frees the place and tells both sides, in one transaction with the history of its lead. */
export async function cancelAppointment(app: App, appointment: Appointment): Promise<ChangeOutcome> {
  if (isPast(app, appointment)) return 'gone'
  const change = { state: 'cancelled' as const, updatedAt: app.clock.now() }
  const mails = await mailsAbout(app, { ...withNextSequence(appointment), ...change }, 'cancelled')
  return await app.db.transaction(async (tx) => {
    if (!(await changeAppointment(tx, appointment, change))) return 'gone'
    await noteAppointment(tx, appointment.id, { from: appointment.startsAt, at: change.updatedAt })
    await postLaterMails(tx, app, mails)
    return 'done'
  })
}

/** Takes another time for an appointment, and frees the former in the same transaction. */
export async function moveAppointment(
  app: App,
  appointment: Appointment,
  name: string,
): Promise<ChangeOutcome> {
  const slot = await otherTime(app, appointment, name)
  if (isPast(app, appointment)) return 'gone'
  if (!slot) return 'taken'
  const change = { ...timeOf(slot), updatedAt: app.clock.now() }
  const mails = await mailsAbout(app, { ...withNextSequence(appointment), ...change }, 'moved')
  return await app.db.transaction(async (tx) => {
    await lockTime(tx, resourceKey(slot), slot.day)
    const [place] = await placesOf({ ...app, db: tx }, slot, appointment.id)
    if (!place) return 'taken'
    const moved = await changeAppointment(tx, appointment, { ...change, place })
    if (!moved) return 'gone'
    const { startsAt: from } = appointment
    await noteAppointment(tx, appointment.id, { from, to: moved.startsAt, at: change.updatedAt })
    await postLaterMails(tx, app, mails)
    await enqueueLaterMails(tx, app, moved)
    return 'done'
  })
}

async function otherTime(
  app: App,
  { listingId, kind, ...booked }: Appointment,
  name: string,
): Promise<Slot | undefined> {
  const { openings, office } = await bookableFor(app, kind === 'valuation' ? undefined : String(listingId))
  const slot = slotNamed(name, openings, office, app.clock.now())
  return slot && !isTimeOf(slot, booked) ? slot : undefined
}

const withNextSequence = (appointment: Appointment): Appointment => ({
  ...appointment,
  sequence: appointment.sequence + 1,
})

/** What has begun is neither moved nor cancelled. */
export const isPast = ({ clock }: Pick<App, 'clock'>, { startsAt }: Pick<Appointment, 'startsAt'>): boolean =>
  startsAt <= clock.now()
