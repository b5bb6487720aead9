import { address, defineForm, newsletter, remark, subject, title, writer } from '~/features/forms/public'

/** Sends a message to the agency: the message first, then only what it takes to answer it. */
export const siteContact = defineForm({
  name: 'site-contact',
  room: 'leads',
  fields: [...subject, { ...remark, required: true }, ...writer, title, ...address, newsletter],
  folds: [{ name: 'aboutYou', fields: ['title', 'street', 'zip', 'city'] }],
  thanks: 'thanks.site-contact',
})
