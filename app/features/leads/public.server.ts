export { acceptLead } from './accept-lead.server'
export { leadData } from './lead-data.server'
