import { defineForm, nameAndMail, newsletter, subject } from '~/features/forms/public'

/** The documents of a listing or a project that are not open to everybody (F6). */
export const documentRequest = defineForm({
  name: 'document-request',
  room: 'documents',
  fields: [...subject, ...nameAndMail, newsletter],
  thanks: 'thanks.document-request',
})
