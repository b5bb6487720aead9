import { defineForm, newsletter, person, remark, subject } from '~/features/forms/public'

/** Requests information about a listing. */
export const contactMe = defineForm({
  name: 'contact-me',
  room: 'leads',
  fields: [...subject, ...person, remark, newsletter],
  thanks: 'thanks.contact-me',
})
