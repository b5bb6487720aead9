export { acceptLead } from './accept-lead.server'
export { keepLead } from './keep-lead.server'
