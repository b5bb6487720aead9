export { contactDemandHandler } from './contact-demand-handler.server'
