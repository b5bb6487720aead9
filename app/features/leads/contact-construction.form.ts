import { defineForm, newsletter, person, remark, subject } from '~/features/forms/public'

/** More about a project or a unit of it. */
export const contactConstruction = defineForm({
  name: 'contact-construction',
  room: 'leads',
  fields: [...subject, ...person, remark, newsletter],
  thanks: 'thanks.contact-construction',
})
