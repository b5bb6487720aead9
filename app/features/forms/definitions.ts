import { type FormDefinition, type FormName, one } from './field'
import { isPersonName } from './person-name'
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

/** A home for somebody else: nothing but addresses and a first name, so that it carries no advertising (F9). */
const sendToFriend: FormDefinition = {
  name: 'send-to-friend',
  fields: [
    ...subject,
    {
      name: 'firstName',
      kind: 'text',
      label: 'yourFirstName',
      required: true,
      autoComplete: 'given-name',
      longest: 40,
      half: true,
    },
    { name: 'email', kind: 'email', label: 'yourEmail', required: true, autoComplete: 'email', half: true },
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
  check: (values) => {
    const name = one(values, 'firstName')
    return name && !isPersonName(name) ? [{ field: 'firstName', problem: 'personName' }] : []
  },
}

/** News by mail, asked in the footer of every page and on a page of its own (F8). */
const signNewsletter: FormDefinition = {
  name: 'sign-newsletter',
  fields: [{ name: 'email', kind: 'email', required: true, autoComplete: 'email' }],
  thanks: 'thanks.sign-newsletter',
}

/** The forms that there are, by name. */
export const forms: Partial<Record<FormName, FormDefinition>> = {
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'site-contact': siteContact,
  'document-request': documentRequest,
  'send-to-friend': sendToFriend,
  'sign-newsletter': signNewsletter,
}
