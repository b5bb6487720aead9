export { acceptDemand } from './accept-demand.server'
