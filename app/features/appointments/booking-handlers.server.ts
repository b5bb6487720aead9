import { handleForm } from '~/features/forms/public.server'
import { bookAppointment } from './book-appointment.server'
import { bookValuation } from './book-valuation.form'
import { bookViewing } from './book-viewing.form'

export const bookingHandlers = [bookViewing, bookValuation].map((form) => handleForm(form, bookAppointment))
