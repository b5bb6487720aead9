export { acceptDataRequest } from './accept-data-request.server'
export { forgetQueue, workOnForgetting } from './forget.server'
