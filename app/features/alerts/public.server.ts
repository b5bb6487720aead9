export { alertQueues, askForMatching, workOnAlerts } from './alerts.jobs.server'
export { askForAlerts } from './ask-for-alerts.server'
export { demandData } from './demand-data'
export { demandHelp } from './demand-form.server'
