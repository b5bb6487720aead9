import { address, defineForm, newsletter, person, remark } from '~/features/forms/public'
import { slot } from './slot-field'

/** A valuation at the owner's home, at a time that is free. */
export const bookValuation = defineForm({
  name: 'book-valuation',
  room: 'appointments',
  fields: [slot, ...person, ...address.map((field) => ({ ...field, required: true })), remark, newsletter],
  thanks: 'thanks.contact-demand',
})
