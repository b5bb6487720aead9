import { defineForm, newsletter, person, remark, slots, subject } from '~/features/forms/public'

/** Requests a viewing of a listing. */
export const contactAppointment = defineForm({
  name: 'contact-appointment',
  room: 'leads',
  fields: [...subject, ...person, slots, remark, newsletter],
  thanks: 'thanks.contact-appointment',
})
