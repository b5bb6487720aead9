import { handleForm } from '~/features/forms/public.server'
import { acceptDemand } from './accept-demand.server'
import { contactDemand } from './contact-demand.form'

export const contactDemandHandler = handleForm(contactDemand, acceptDemand)
