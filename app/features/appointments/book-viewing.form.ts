import { defineForm, newsletter, person, remark, subject } from '~/features/forms/public'
import { slot } from './slot-field'

/** A viewing of a listing, at a time that is free (A1, A2). */
export const bookViewing = defineForm({
  name: 'book-viewing',
  room: 'appointments',
  isAppointment: true,
  fields: [slot, ...subject, ...person, remark, { name: 'agreed', kind: 'own', required: true }, newsletter],
  folds: [{ name: 'message', fields: ['remark'] }],
  thanks: 'thanks.contact-appointment',
})
