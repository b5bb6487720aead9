import { handleForm } from '~/features/forms/public.server'
import { acceptValuationRequest } from './accept-valuation-request.server'
import { contactDemand } from './contact-demand.form'
import { readAddress } from './read-address'

/** The address of the property may come with the page's own: from the home page, or from a link in a mail. */
export const contactDemandHandler = handleForm(contactDemand, acceptValuationRequest, async (_, query) => ({
  choices: {},
  values: readAddress(query.get('address') ?? ''),
}))
