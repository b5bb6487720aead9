import { handleForm } from '~/features/forms/public.server'
import { documentRequest } from './document-request.form'
import { requestDocuments, type SaveLead } from './request-documents.server'

/** @param keepLead - injected, because this room does not import the room of leads */
export const documentRequestHandler = (keepLead: SaveLead) =>
  handleForm(documentRequest, (app, submission) => requestDocuments(app, submission, keepLead))
