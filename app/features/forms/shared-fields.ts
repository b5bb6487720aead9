import { parameters } from '~/i18n/page-table'
import type { Field } from './field'

const names: Field[] = [
  { name: 'firstName', kind: 'text', required: true, autoComplete: 'given-name', half: true },
  { name: 'lastName', kind: 'text', required: true, autoComplete: 'family-name', half: true },
]

const email: Field = { name: 'email', kind: 'email', required: true, autoComplete: 'email' }

/** Fields of a form whose answer comes by mail, and that needs nothing else. */
export const nameAndMail: Field[] = [...names, email]

/** The form of address (F2); the agency's setting decides whether it is asked, and how (`withTitle`). */
export const title: Field = { name: 'title', kind: 'radios', choices: ['mr', 'ms', 'miss'] }

/** Name and ways to answer. */
export const writer: Field[] = [
  ...names,
  { ...email, half: true },
  { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel', half: true },
]

/** Who writes (F2). */
export const person: Field[] = [title, ...writer]

export const address: Field[] = [
  { name: 'street', kind: 'text', autoComplete: 'address-line1' },
  { name: 'zip', kind: 'text', autoComplete: 'postal-code', longest: 12, half: true },
  { name: 'city', kind: 'text', autoComplete: 'address-level2', half: true },
]

export const remark: Field = { name: 'remark', kind: 'area' }

/** When it suits best (F10). */
export const slots: Field = { name: 'slots', kind: 'checks', choices: ['10-13', '14-16', '16-19'] }

/** A box of its own, never ticked in advance: an enquiry does not allow other mails (docs/facts.md, privacy). */
export const newsletter: Field = { name: 'newsletter', kind: 'tick', choices: ['yes'] }

/** What it is about: filled in by the page, or by the address that led to it. */
export const subject: Field[] = parameters.subject.map((name) => ({ name, kind: 'hidden' }))
