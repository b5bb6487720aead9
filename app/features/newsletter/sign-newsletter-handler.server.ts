import { handleForm } from '~/features/forms/public.server'
import { askToSubscribe } from './ask-to-subscribe.server'
import { signNewsletter } from './sign-newsletter.form'

export const signNewsletterHandler = handleForm(signNewsletter, askToSubscribe)
