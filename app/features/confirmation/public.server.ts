export { askToConfirm } from './ask-to-confirm.server'
export { pendingData } from './pending-data.server'
