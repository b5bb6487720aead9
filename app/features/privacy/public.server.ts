export { forgetQueue, workOnForgetting } from './forget.server'
export { myDataHandler } from './my-data-handler.server'
