import { address, defineForm, newsletter, one, person, remark } from '~/features/forms/public'
import { readZip } from '~/kernel/read-zip'
import { slot } from './slot-field'

/** A valuation at the owner's home, at a time that is free. */
export const bookValuation = defineForm({
  name: 'book-valuation',
  room: 'appointments',
  isAppointment: true,
  fields: [slot, ...person, ...address.map((field) => ({ ...field, required: true })), remark, newsletter],
  folds: [{ name: 'message', fields: ['remark'] }],
  thanks: 'thanks.contact-demand',
  check: (values) => (readZip(one(values, 'zip')) ? [] : [{ field: 'zip', problem: 'zip' }]),
})
