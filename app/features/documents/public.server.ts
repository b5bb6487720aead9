export { accessRefusalContext } from './access-refusal.server'
export { deleteClosedFilesBefore } from './delete-files.server'
export {
  type AccessRefusal,
  type DocumentAccess,
  documentAccess,
  documentToken,
  linkDays,
  ownerOf,
} from './document-access.server'
export {
  createDocumentFiles,
  type DocumentBeside,
  type DocumentFile,
  type DocumentFiles,
  keepDocuments,
} from './document-files.server'
export { documentRequestData } from './document-request-data'
export { documentRequestHandler } from './document-request-handler.server'
export { documentDetails } from './office/lead-details.server'
export { documentHistory } from './office/person-history.server'
