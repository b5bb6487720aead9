import { askForAlerts } from './features/alerts/public.server'
import { askToConfirm } from './features/confirmation/public.server'
import type { FormName } from './features/forms/public'
import { type Accept, answerForm, type FormKeeper } from './features/forms/public.server'
import { acceptLead } from './features/leads/public.server'

/** What is done with each form. */
const accepts: Partial<Record<FormName, Accept>> = {
  'contact-me': acceptLead,
  'contact-appointment': acceptLead,
  'contact-construction': acceptLead,
  'demand-register': askForAlerts,
  'site-contact': acceptLead,
}

/** Brings the forms of every room together, for the screens that show them. */
export const formKeeper: FormKeeper = {
  accept: (app, submission) => {
    const accept = accepts[submission.form.name]
    if (!accept) throw new Error(`nobody keeps the form ${submission.form.name}`)
    return accept(app, submission)
  },
  askByMail: askToConfirm,
}

/** Answers one of the forms that a page shows. */
export const answerFormOf = (args: Parameters<typeof answerForm>[0], offered: readonly FormName[]) =>
  answerForm(args, offered, formKeeper)
