import { siteOf } from '~/features/content/public.server'
import type { Values } from '~/features/forms/public'
import type { App } from '~/platform/app.server'
import { feedbackMail, postLaterMails } from './appointment-mails.server'
import { type Appointment, keepFeedback } from './appointments.repo.server'
import { isPast } from './change-appointment.server'

/** Keeps what a visitor answers after a viewing, once, and mails it to the agency in the same transaction. */
export async function saveFeedback(app: App, appointment: Appointment, values: Values) {
  if (appointment.state !== 'confirmed' || !isPast(app, appointment)) return 'gone'
  const answers = answersIn(values)
  if (Object.keys(answers).length === 0) return 'done'
  const { languages } = await siteOf(app.db)
  const mail = await feedbackMail(app, appointment, answers, languages.default)
  await app.db.transaction(async (tx) => {
    if (await keepFeedback(tx, appointment.id, answers, app.clock.now()))
      await postLaterMails(tx, app, [mail])
  })
  return 'done'
}

/** The questions that were answered. */
const answersIn = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
