export { acceptLead, keepLead } from './accept-lead.server'
export { findEstimate } from './leads.repo.server'
