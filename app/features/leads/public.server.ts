export { acceptLead } from './accept-lead.server'
