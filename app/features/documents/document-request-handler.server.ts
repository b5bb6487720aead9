import { handleForm } from '~/features/forms/public.server'
import { documentRequest } from './document-request.form'
import { requestDocuments, type SaveLead } from './request-documents.server'

/** @param keepLead - of the room of leads, which this one does not know */
export const documentRequestHandler = (keepLead: SaveLead) =>
  handleForm(documentRequest, (app, submission) => requestDocuments(app, submission, keepLead))
