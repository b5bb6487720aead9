import { readDay } from '~/kernel/typed-day'
import { bookValuation, bookViewing } from './book-appointment'
import { contactDemand } from './contact-demand'
import { demandRegister } from './demand-register'
import { type FormDefinition, type FormName, one, type Problem, type Values } from './field'
import { address, nameAndMail, newsletter, person, remark, slots, subject } from './shared-fields'

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

/** The documents of a home or a project that are not open to everybody (F6). */
const documentRequest: FormDefinition = {
  name: 'document-request',
  fields: [...subject, ...nameAndMail, newsletter],
  thanks: 'thanks.document-request',
}

/** A home for somebody else: nothing but addresses, so that it carries no advertising (F9). */
const sendToFriend: FormDefinition = {
  name: 'send-to-friend',
  fields: [
    ...subject,
    {
      name: 'email',
      kind: 'email',
      label: 'yourEmail',
      hint: 'yourEmail',
      required: true,
      autoComplete: 'email',
    },
    {
      name: 'friendEmail',
      kind: 'email',
      required: true,
      missing: 'friendEmail',
      wrong: 'friendEmail',
      hint: 'friendEmail',
    },
  ],
  thanks: 'thanks.send-to-friend',
}

/** News by mail, asked in the footer of every page and on a page of its own (F8). */
const signNewsletter: FormDefinition = {
  name: 'sign-newsletter',
  fields: [{ name: 'email', kind: 'email', required: true, autoComplete: 'email' }],
  thanks: 'thanks.sign-newsletter',
  startsByMail: true,
}

/** Renting a vehicle for some days (A3). */
const vehicleRequest: FormDefinition = {
  name: 'vehicle-request',
  fields: [
    { name: 'from', kind: 'date', required: true, hint: 'date', missing: 'startIncomplete', half: true },
    {
      name: 'to',
      kind: 'date',
      required: true,
      hint: 'date',
      missing: 'endInvalid',
      wrong: 'endInvalid',
      half: true,
    },
    ...person,
    remark,
    newsletter,
  ],
  thanks: 'thanks.vehicle-request',
  check: checkStay,
}

/** The staff's own: whether a form reaches the agency (F1). */
const selfTest: FormDefinition = {
  name: 'testing-testing',
  fields: [{ ...remark, label: 'testRemark', longest: 200 }],
  thanks: 'thanks.testing-testing',
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
  startsByMail: true,
}

/** The forms that there are, by name. */
export const forms: Partial<Record<FormName, FormDefinition>> = {
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'book-viewing': bookViewing,
  'book-valuation': bookValuation,
  'contact-construction': contactConstruction,
  'demand-register': demandRegister,
  'contact-demand': contactDemand,
  'site-contact': siteContact,
  'document-request': documentRequest,
  'send-to-friend': sendToFriend,
  'sign-newsletter': signNewsletter,
  'vehicle-request': vehicleRequest,
  'testing-testing': selfTest,
  testimonial,
  'my-data': myData,
}

/** A stay ends on its first day or later, and nobody rents the past. */
function checkStay(values: Values, today: string): Problem[] {
  const [from, to] = [one(values, 'from'), one(values, 'to')].map(readDay)
  if (typeof from !== 'string') return []
  return [
    ...(from < today ? [{ field: 'from', problem: 'startPast' }] : []),
    ...(typeof to === 'string' && to < from ? [{ field: 'to', problem: 'endBeforeStart' }] : []),
  ]
}
