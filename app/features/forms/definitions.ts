import { demandRegister } from './demand-register'
import type { FormDefinition, FormName } from './field'
import { address, newsletter, person, remark, slots, subject } from './shared-fields'

/** More about a home. */
const contactMe: FormDefinition = {
  name: 'contact-me',
  fields: [...subject, ...person, remark, newsletter],
  thanks: 'thanks.contact-me',
}

/** A viewing of a home. */
const contactAppointment: FormDefinition = {
  name: 'contact-appointment',
  fields: [...subject, ...person, slots, remark, newsletter],
  thanks: 'thanks.contact-appointment',
}

/** More about a project or a unit of it. */
const contactConstruction: FormDefinition = {
  name: 'contact-construction',
  fields: [...subject, ...person, remark, newsletter],
  thanks: 'thanks.contact-construction',
}

/** A message to the agency. */
const siteContact: FormDefinition = {
  name: 'site-contact',
  fields: [...subject, ...person, ...address, { ...remark, required: true }, newsletter],
  thanks: 'thanks.site-contact',
}

/** The forms that there are, by name. */
export const forms: Partial<Record<FormName, FormDefinition>> = {
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'demand-register': demandRegister,
  'site-contact': siteContact,
}
