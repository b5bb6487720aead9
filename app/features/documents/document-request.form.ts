import { defineForm, nameAndMail, newsletter, subject } from '~/features/forms/public'

/** Requests the non-public documents of a listing or project (F6). */
export const documentRequest = defineForm({
  name: 'document-request',
  room: 'documents',
  fields: [...subject, ...nameAndMail, newsletter],
  thanks: 'thanks.document-request',
})
