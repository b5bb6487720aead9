export { askToConfirm, confirmHours } from './ask-to-confirm.server'
export { pendingValues } from './confirm-submission.server'
export { pendingData } from './pending-data.server'
