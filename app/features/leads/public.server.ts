export { acceptLead, keepLead } from './accept-lead.server'
export { acceptVehicleRequest } from './accept-vehicle-request.server'
export { findEstimate } from './leads.repo.server'
