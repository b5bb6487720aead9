import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'

const shape: FormShape = {
  act: 'members.invite',
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'email', kind: 'email', required: true, maxLength: 254 },
    { name: 'role', kind: 'select', required: true, options: ['admin', 'agent', 'editor'] },
    { name: 'phone', kind: 'tel', required: false },
    { name: 'languages', kind: 'checkboxes', required: false, options: ['nl', 'fr'] },
    { name: 'note', kind: 'textarea', required: false, maxLength: 500 },
    { name: 'keysOn', kind: 'checkbox', required: false },
  ],
}

const texts = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email address', hint: 'The invitation goes there; it is good for 7 days.' },
  role: {
    label: 'Role',
    options: { admin: 'Admin', agent: 'Agent', editor: 'Editor' },
  },
  phone: { label: 'Telephone' },
  languages: { label: 'Speaks', options: { nl: 'Dutch', fr: 'French' } },
  note: { label: 'A word of welcome' },
  keysOn: { label: 'Lead through the back office by keys' },
}

const answer = {
  act: 'members.invite',
  isDone: false,
  values: { name: 'Jan Peeters', email: 'jan@mail', role: 'agent', languages: ['fr'], keysOn: 'on' },
  problems: { email: 'Please write the address in full, such as jan@agency.be.' },
}

/** A form as its schema draws it; refused, with what was typed and what is wrong with it. */
export const FormExample = ({ isRefused }: { isRefused: boolean }) => (
  <ActForm shape={shape} texts={texts} answer={isRefused ? answer : undefined} send="Invite" />
)
