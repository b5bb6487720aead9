import type { Field, FormDefinition } from './field'
import { address, newsletter, person, remark, subject } from './shared-fields'

/** The time that is chosen. */
const slot: Field = { name: 'slot', kind: 'own', required: true }

/** A viewing of a home, at a time that is free (A1, A2). */
export const bookViewing: FormDefinition = {
  name: 'book-viewing',
  fields: [slot, ...subject, ...person, remark, { name: 'agreed', kind: 'own', required: true }, newsletter],
  thanks: 'thanks.contact-appointment',
}

/** A valuation at the owner's home, at a time that is free. */
export const bookValuation: FormDefinition = {
  name: 'book-valuation',
  fields: [slot, ...person, ...address.map((field) => ({ ...field, required: true })), remark, newsletter],
  thanks: 'thanks.contact-demand',
}
