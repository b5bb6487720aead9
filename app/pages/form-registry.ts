import { demandRegister } from '~/features/alerts/public'
import { bookValuation, bookViewing } from '~/features/appointments/public'
import { documentRequest } from '~/features/documents/public'
import type { FormDefinition } from '~/features/forms/public'
import { friendForm } from '~/features/friends/public'
import { leadForms } from '~/features/leads/public'
import { selfTest } from '~/features/mail/public'
import { signNewsletter } from '~/features/newsletter/public'
import { myData } from '~/features/privacy/public'
import { testimonialForm } from '~/features/testimonials/public'
import { contactDemand } from '~/features/valuation/public'

/** The forms of all features. */
export const forms: readonly FormDefinition[] = [
  ...leadForms,
  bookViewing,
  bookValuation,
  demandRegister,
  contactDemand,
  documentRequest,
  friendForm,
  signNewsletter,
  selfTest,
  testimonialForm,
  myData,
]

const byName = new Map(forms.map((form) => [form.name, form]))

export const findForm = (name: string) => byName.get(name)
