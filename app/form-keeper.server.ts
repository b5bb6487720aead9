import { askForAlerts } from './features/alerts/public.server'
import { bookAppointment } from './features/appointments/public.server'
import { askToConfirm } from './features/confirmation/public.server'
import { requestDocuments } from './features/documents/public.server'
import { type FormName, one } from './features/forms/public'
import {
  type Accept,
  answerForm,
  type FormKeeper,
  type Refused,
  type Submission,
} from './features/forms/public.server'
import { sendToFriend } from './features/friends/public.server'
import { acceptLead, keepLead } from './features/leads/public.server'
import { acceptSelfTest, MailLimitError } from './features/mail/public.server'
import { askToSubscribe } from './features/newsletter/public.server'
import { acceptDataRequest } from './features/privacy/public.server'
import { acceptTestimonial } from './features/testimonials/public.server'
import { acceptDemand } from './features/valuation/public.server'
import { keepPicture } from './keep-picture.server'
import type { App } from './platform/app.server'

/** What is done with each form. */
const accepts: Partial<Record<FormName, Accept>> = {
  'contact-me': acceptLead,
  'contact-appointment': acceptLead,
  'contact-construction': acceptLead,
  'demand-register': askForAlerts,
  'contact-demand': acceptDemand,
  'book-viewing': bookAppointment,
  'book-valuation': bookAppointment,
  'site-contact': acceptLead,
  'document-request': (app, submission) => requestDocuments(app, submission, keepLead),
  'send-to-friend': sendToFriend,
  'sign-newsletter': askToSubscribe,
  'vehicle-request': acceptLead,
  'testing-testing': acceptSelfTest,
  testimonial: acceptTestimonial,
  'my-data': acceptDataRequest,
}

/** Brings the forms of every room together, for the screens that show them. */
export const formKeeper: FormKeeper = {
  accept: (app, submission) => withinMailLimit(() => accept(app, submission)),
  askByMail: (app, submission) => withinMailLimit(() => askToConfirm(app, submission)),
  keepPicture,
}

async function accept(app: App, submission: Submission) {
  const keep = accepts[submission.form.name]
  if (!keep) throw new Error(`nobody keeps the form ${submission.form.name}`)
  const accepted = await keep(app, submission)
  const isKept = !accepted || 'to' in accepted
  // Its challenge was met and spent already. If this fails, the sender is told so and sends it once more.
  if (isKept && one(submission.values, 'newsletter') === 'yes')
    await alsoSubscribe(app, { ...submission, met: undefined })
  return accepted
}

/** Asks for the newsletter too. What it comes with is kept, so an address that gets no more mails today stands. */
async function alsoSubscribe(app: App, submission: Submission) {
  try {
    await askToSubscribe(app, submission)
  } catch (error) {
    if (!(error instanceof MailLimitError)) throw error
  }
}

/** Refuses a form whose mail is one too many for its address today: its use case has undone everything (S-02). */
async function withinMailLimit<Answer>(task: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof MailLimitError) return { problems: [{ field: 'email', problem: 'mailLimit' }] }
    throw error
  }
}

/** Answers one of the forms that a page shows. */
export const answerFormOf = (args: Parameters<typeof answerForm>[0], offered: readonly FormName[]) =>
  answerForm(args, offered, formKeeper)
