export { alertQueues, enqueueMatching, startAlertWorkers } from './alert-jobs.server'
export { demandData } from './demand-data'
export { demandRegisterHandler } from './demand-register-handler.server'
export { countDemandsFor } from './matching.repo.server'
