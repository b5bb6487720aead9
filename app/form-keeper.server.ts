import { askForAlerts } from './features/alerts/public.server'
import { bookAppointment } from './features/appointments/public.server'
import { askToConfirm } from './features/confirmation/public.server'
import { requestDocuments } from './features/documents/public.server'
import { type FormName, one } from './features/forms/public'
import { type Accept, answerForm, type FormKeeper } from './features/forms/public.server'
import { sendToFriend } from './features/friends/public.server'
import { acceptLead, keepLead } from './features/leads/public.server'
import { acceptSelfTest } from './features/mail/public.server'
import { askToSubscribe } from './features/newsletter/public.server'
import { acceptDataRequest } from './features/privacy/public.server'
import { acceptTestimonial } from './features/testimonials/public.server'
import { acceptDemand } from './features/valuation/public.server'
import { keepPicture } from './keep-picture.server'

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
  accept: async (app, submission) => {
    const accept = accepts[submission.form.name]
    if (!accept) throw new Error(`nobody keeps the form ${submission.form.name}`)
    const accepted = await accept(app, submission)
    const isKept = !accepted || 'to' in accepted
    // Its challenge was met and spent already. If this fails, the sender is told so and sends it once more.
    if (isKept && one(submission.values, 'newsletter') === 'yes')
      await askToSubscribe(app, { ...submission, met: undefined })
    return accepted
  },
  askByMail: askToConfirm,
  keepPicture,
}

/** Answers one of the forms that a page shows. */
export const answerFormOf = (args: Parameters<typeof answerForm>[0], offered: readonly FormName[]) =>
  answerForm(args, offered, formKeeper)
