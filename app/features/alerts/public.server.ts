export { alertQueues, enqueueMatching, startAlertWorkers } from './alerts.jobs.server'
export { demandData } from './demand-data'
export { demandRegisterHandler } from './demand-register-handler.server'
export { countDemandsFor } from './matching.repo.server'
