import { handleForm } from '~/features/forms/public.server'
import { acceptLead } from './accept-lead.server'
import { leadForms } from './lead-forms'

export const leadHandlers = leadForms.map((form) => handleForm(form, acceptLead))
