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

/** What somebody has to say of the agency; shown when the agency has read it (T1). */
const testimonial: FormDefinition = {
  name: 'testimonial',
  fields: [
    { name: 'name', kind: 'text', hint: 'name', required: true, autoComplete: 'name', half: true },
    { name: 'email', kind: 'email', hint: 'notShown', required: true, autoComplete: 'email', half: true },
    { name: 'about', kind: 'text', hint: 'about', half: true },
    { name: 'website', kind: 'url', hint: 'website', autoComplete: 'url', half: true },
    { name: 'comment', kind: 'area', required: true, longest: 2_000 },
    // Last: what stands before it is read even where the file is too large.
    { name: 'image', kind: 'file', hint: 'image' },
  ],
  thanks: 'thanks.testimonial',
  failed: 'failedTestimonial',
}

/** What is kept of an address, and having it erased (F11). */
const myData: FormDefinition = {
  name: 'my-data',
  fields: [{ name: 'email', kind: 'email', required: true, autoComplete: 'email' }],
  thanks: 'my-data',
}

/** The forms that there are, by name. */
export const forms: Partial<Record<FormName, FormDefinition>> = {
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'site-contact': siteContact,
  testimonial,
  'my-data': myData,
}
