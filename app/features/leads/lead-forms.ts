import { contactAppointment } from './contact-appointment.form'
import { contactConstruction } from './contact-construction.form'
import { contactMe } from './contact-me.form'
import { siteContact } from './site-contact.form'
import { vehicleRequest } from './vehicle-request.form'

/** Forms that only send an enquiry to the agency. */
export const leadForms = [contactMe, contactAppointment, contactConstruction, siteContact, vehicleRequest]
