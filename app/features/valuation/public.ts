export { contactDemand } from './contact-demand.form'
