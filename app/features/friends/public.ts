export { friendForm } from './send-to-friend.form'
