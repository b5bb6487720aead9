export { sendToFriend } from './send-to-friend.server'
