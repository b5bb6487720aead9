export { contactDemandHandler } from './contact-demand-handler.server'
export { estimateDays } from './estimate-link.server'
