import { handleForm } from '~/features/forms/public.server'
import { friendForm } from './send-to-friend.form'
import { sendToFriend } from './send-to-friend.server'

export const friendHandler = handleForm(friendForm, sendToFriend)
