import { siteOf } from '~/features/content/public.server'
import type { App } from '~/platform/app.server'
import { feedbackMail, postLaterMails } from './appointment-mails.server'
import { type Appointment, keepFeedback } from './appointments.repo.server'
import { isPast } from './change-appointment.server'
import { readFeedback } from './feedback'

/** Keeps what a visitor says after a viewing, once, and tells the agency in the same transaction. */
export async function sayFeedback(
  app: App,
  appointment: Appointment,
  sent: URLSearchParams,
): Promise<'done' | 'gone'> {
  const said = readFeedback(sent)
  if (appointment.state !== 'confirmed' || !isPast(app, appointment)) return 'gone'
  if (Object.keys(said).length === 0) return 'done'
  const { languages } = await siteOf(app.db)
  const mail = await feedbackMail(app, appointment, said, languages.default)
  await app.db.transaction(async (tx) => {
    if (await keepFeedback(tx, appointment.id, said, app.clock.now())) await postLaterMails(tx, app, [mail])
  })
  return 'done'
}
