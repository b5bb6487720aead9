import { address, defineForm, newsletter, person, remark, subject } from '~/features/forms/public'

/** Sends a message to the agency. */
export const siteContact = defineForm({
  name: 'site-contact',
  room: 'leads',
  fields: [...subject, ...person, ...address, { ...remark, required: true }, newsletter],
  thanks: 'thanks.site-contact',
})
