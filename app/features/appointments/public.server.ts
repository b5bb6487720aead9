export { appointmentData } from './appointment-data.server'
export { feedbackQueue, remindQueue, workOnAppointments } from './appointment-jobs.server'
export { bookAppointment } from './book-appointment.server'
export { bookingPath } from './booking-path.server'
