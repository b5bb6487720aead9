import { contactAppointment } from './contact-appointment.form'
import { contactConstruction } from './contact-construction.form'
import { contactMe } from './contact-me.form'
import { siteContact } from './site-contact.form'
import { vehicleRequest } from './vehicle-request.form'

/** The forms that are read and answered by the agency, and start nothing else. */
export const leadForms = [contactMe, contactAppointment, contactConstruction, siteContact, vehicleRequest]
