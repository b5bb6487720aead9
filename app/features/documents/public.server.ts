export {
  type DocumentAccess,
  documentAccess,
  documentToken,
  ownerOf,
  type Unopened,
} from './document-access.server'
export { createDocumentFiles, type DocumentFile, type DocumentFiles } from './document-files.server'
export { documentRequestData } from './document-request-data'
export { documentRequestHandler } from './document-request-handler.server'
export { unopenedContext } from './unopened.server'
