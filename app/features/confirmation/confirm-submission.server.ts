import { forms, isFormName } from '~/features/forms/public'
import { type FormKeeper, thanksOf } from '~/features/forms/public.server'
import { AppError } from '~/kernel/errors'
import type { App } from '~/platform/app.server'
import { readSigned } from '~/platform/signed.server'
import { deletePending, findPending } from './pending-submissions.repo.server'

/** The form that a link is for, while it waits. */
export async function pendingOf(app: App, token: string) {
  const signed = readSigned<{ id: string }>(app.secret, 'confirm', token, app.clock.now())
  const pending = signed && (await findPending(app.db, signed.id))
  if (!pending || pending.expires < app.clock.now() || !isFormName(pending.form)) return undefined
  const form = forms[pending.form]
  return form && { ...pending, form }
}

/**
 * Accepts the form that a link is for. Opened twice, it is accepted once.
 * @returns where its sender goes on; undefined when the link is no good, or no longer
 */
export async function confirmSubmission(
  app: App,
  { accept }: FormKeeper,
  token: string,
): Promise<string | undefined> {
  const pending = await pendingOf(app, token)
  if (!pending) return undefined
  const { id, form, fields: values, page, expires } = pending
  const met = { id: `mail ${id}`, expires }
  const accepted = await accept(app, { form, values, page, met }).catch((error) => {
    // The other of two presses of the button was quicker.
    if (error instanceof AppError && error.code === 'conflict') return undefined
    throw error
  })
  await deletePending(app.db, id)
  if (!accepted) return thanksOf(app.locale, form)
  return 'to' in accepted ? accepted.to : (accepted.again ?? page)
}
