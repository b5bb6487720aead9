import { type FormDefinition, one, problemMessages, type Values } from '~/features/forms/public'
import { type AcceptResult, type FormHandlers, thanksOf } from '~/features/forms/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { AppError } from '~/kernel/errors'
import type { App } from '~/platform/app.server'
import { signText } from '~/platform/unsigned-text.server'
import { confirmLinks } from './ask-to-confirm.server'
import { deletePending, findPending } from './pending-submissions.repo.server'

/** The form that a link is for, while it waits. */
export async function pendingOf(app: App, { handlerOf }: FormHandlers, token: string) {
  const signed = confirmLinks.read(app, token)
  const pending = signed && (await findPending(app.db, signed.id))
  if (!pending || pending.expires < app.clock.now()) return undefined
  const form = handlerOf(pending.form)?.form
  const fields: Values = JSON.parse(signText(app, JSON.stringify(pending.fields), pending.id, 'old'))
  return form && { ...pending, fields, form }
}

/** Where the sender of a form goes on, or can try again; or why it is refused, in words. */
type ConfirmationResult = { to: string } | { mistakes: string[] }

/**
 * Accepts the form that a link is for. Opened twice, it is accepted once.
 * @returns undefined when the link is no good, or no longer
 */
export async function confirmSubmission(
  app: App,
  handlers: FormHandlers,
  token: string,
): Promise<ConfirmationResult | undefined> {
  const pending = await pendingOf(app, handlers, token)
  if (!pending) return undefined
  const { id, form, fields: values, page, expires } = pending
  const solved = { id: `mail ${id}`, expires, byMail: true } as const
  // Also where the form is refused: the link was in a mail, and somebody pressed the button of its page.
  const email = one(values, 'email')
  if (email) await confirmAddress(app.db, app, email)
  const accepted = await handlers.accept(app, { form, values, page, solved }).catch((error) => {
    // The other of two presses of the button was quicker.
    if (error instanceof AppError && error.code === 'conflict') return undefined
    throw error
  })
  if (accepted && !('to' in accepted)) {
    if ('again' in accepted && accepted.again) return { to: tryAgain(accepted.again, token) }
    return { mistakes: mistakesIn(app, form, accepted) }
  }
  await deletePending(app.db, id)
  return { to: accepted?.to ?? thanksOf(app.locale, form, values) }
}

function mistakesIn(
  { locale }: App,
  form: FormDefinition,
  refused: Exclude<AcceptResult, { to: string } | undefined>,
) {
  const t = translateTo(locale)
  if ('wait' in refused) return [t('forms:limited', { count: refused.wait })]
  return 'problems' in refused ? problemMessages(t, refused.problems, form).map(({ text }) => text) : []
}

/** With the link's token the form can be filled in again as it was: it is kept until the link ends. */
const tryAgain = (path: string, token: string) => `${path}${path.includes('?') ? '&' : '?'}token=${token}`

/** What the form of a link says, to fill it in again; nothing for a link that is no good. */
export async function pendingValues(app: App, handlers: FormHandlers, token: string): Promise<Values> {
  return (await pendingOf(app, handlers, token))?.fields ?? {}
}
