export { makeDemoOwner } from './demo-owner.server'
export { runOwnerCommand } from './owner.command.server'
export { ownerData } from './owner-data'
export { forgetOwnersPastQueue, resetQueue, workOnOwners } from './owner-jobs.server'
