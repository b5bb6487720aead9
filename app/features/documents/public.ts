export { documentRequest } from './document-request.form'
