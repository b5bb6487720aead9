import { defineForm } from '~/features/forms/public'

/** What is kept of an address, and having it erased (F11). */
export const myData = defineForm({
  name: 'my-data',
  room: 'privacy',
  fields: [{ name: 'email', kind: 'email', required: true, autoComplete: 'email' }],
  thanks: 'my-data',
  startsByMail: true,
})
