export { repeatErasures } from './erasures-at-start.server'
export { forgetQueue, startRetentionWorker } from './forget.server'
export { myDataHandler } from './my-data-handler.server'
