export { acceptLead, keepLead } from './accept-lead.server'
export { keepConfirmedLead } from './keep-confirmed-lead.server'
export { leadData } from './lead-data.server'
export { findEstimate } from './leads.repo.server'
