import { defineForm } from '~/features/forms/public'

/** News by mail, asked in the footer of every page and on a page of its own (F8). */
export const signNewsletter = defineForm({
  name: 'sign-newsletter',
  room: 'newsletter',
  fields: [{ name: 'email', kind: 'email', required: true, autoComplete: 'email' }],
  thanks: 'thanks.sign-newsletter',
  startsByMail: true,
})
