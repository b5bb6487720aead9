export type { AppointmentKind, Availability, Opening } from './appointments.schema'
export { Prose } from './prose'
export { SearchAgain } from './search-again'
export type { Site } from './site-model'
