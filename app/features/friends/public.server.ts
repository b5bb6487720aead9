export { friendHandler } from './send-to-friend-handler.server'
