import type { App } from '~/platform/app.server'
import { askToSubscribe } from './ask-to-subscribe.server'
import { signNewsletter } from './sign-newsletter.form'

/**
 * Mails somebody the link that starts the newsletter, because they asked a member for it. Nothing else goes to them before
 * they have pressed it (B21).
 * @param app - in the visitor's language; its `db` may be a transaction
 * @param page - of the office, where it was entered
 * @throws {MailLimitError} when the address got too many mails today
 */
export const subscribeByHand = async (app: App, email: string, page: string): Promise<void> =>
  await askToSubscribe(app, { form: signNewsletter, values: { email }, page })
