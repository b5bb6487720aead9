export { acceptLead, keepLead } from './accept-lead.server'
export { keepConfirmedLead } from './keep-confirmed-lead.server'
export { findEstimate } from './leads.repo.server'
