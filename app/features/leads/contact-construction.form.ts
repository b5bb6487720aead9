import { defineForm, newsletter, person, remark, subject } from '~/features/forms/public'

/** Requests information about a project or one of its units. */
export const contactConstruction = defineForm({
  name: 'contact-construction',
  room: 'leads',
  fields: [...subject, ...person, remark, newsletter],
  thanks: 'thanks.contact-construction',
})
