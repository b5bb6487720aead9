import { brusselsDay } from '~/kernel/calendar'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { mailsAbout, postLaterMails } from './appointment-mails.server'
import { type Appointment, findAppointment } from './appointments.repo.server'

type About = { appointment: string; sequence: number }

const options = { retryLimit: 8, retryDelay: 60, retryBackoff: true, deleteAfterSeconds: 86_400 }
export const remindQueue = defineQueue<About>('appointment-reminder', options, relaxedPollingSeconds)
export const feedbackQueue = defineQueue<About>('appointment-feedback', options, relaxedPollingSeconds)

/** When reminders go out, the day before: minutes since midnight in Brussels. */
const reminderMinutes = 9 * 60
/** Hours after a viewing until it is asked what it was like. */
const feedbackHours = 2

/** Asks for what an appointment brings with it later, in the transaction that books or moves it. */
export async function enqueueLaterMails(
  tx: Db,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  { id, sequence, startsAt, endsAt, kind }: Appointment,
) {
  const about = { appointment: id, sequence }
  const remindAt = brusselsInstant(addDays(brusselsDay(startsAt), -1), reminderMinutes)
  if (remindAt && remindAt > clock.now()) await jobs.enqueue(tx, remindQueue, about, { startAfter: remindAt })
  const askAt = new Date(endsAt.getTime() + feedbackHours * 3_600_000)
  if (kind !== 'valuation') await jobs.enqueue(tx, feedbackQueue, about, { startAfter: askAt })
}

/** Sends what was asked for, from now on. */
export async function startAppointmentWorkers(services: Services) {
  await services.jobs.work(remindQueue, 1, (about) => mailLater(services, about, 'reminder'))
  await services.jobs.work(feedbackQueue, 1, (about) => mailLater(services, about, 'feedback'))
}

/**
 * Mails about an appointment that is still as it was when this was asked for; one moved has a job of its own. A reminder
 * says "tomorrow": it is left out where it comes late, after an outage or from a backup.
 */
export async function mailLater(services: Services, about: About, news: 'reminder' | 'feedback') {
  const appointment = await findAppointment(services.db, about.appointment)
  if (appointment?.state !== 'confirmed' || appointment.sequence !== about.sequence) return
  if (news === 'reminder' && !isTomorrow(services, appointment)) return
  const app = { ...services, locale: appointment.locale }
  const mails = await mailsAbout(app, appointment, news)
  await services.db.transaction(async (tx) => await postLaterMails(tx, app, mails))
}

const isTomorrow = ({ clock }: Pick<Services, 'clock'>, { startsAt }: Pick<Appointment, 'startsAt'>) =>
  brusselsDay(startsAt) === addDays(brusselsDay(clock.now()), 1)
