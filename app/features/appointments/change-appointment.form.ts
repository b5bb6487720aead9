import { defineForm } from '~/features/forms/public'
import { slot } from './slot-field'

/** Takes another time for an appointment. */
export const moveForm = defineForm({
  name: 'move-appointment',
  room: 'appointments',
  fields: [slot],
  thanks: 'appointment.own',
  byLink: true,
})

export const cancelForm = defineForm({
  name: 'cancel-appointment',
  room: 'appointments',
  fields: [],
  thanks: 'appointment.own',
  byLink: true,
})
