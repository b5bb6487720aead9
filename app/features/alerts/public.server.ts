export { alertQueues, askForMatching, workOnAlerts } from './alerts.jobs.server'
export { askForAlerts } from './ask-for-alerts.server'
export { demandHelp } from './demand-form.server'
