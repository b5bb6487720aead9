export { askToConfirm } from './ask-to-confirm.server'
export { deletePendingBefore } from './pending-submissions.repo.server'
