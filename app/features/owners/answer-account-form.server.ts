import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { Answer } from './account-form'
import { changePasswordForm } from './account-forms'
import { said } from './answer.server'
import { startFactor, stopFactor } from './factor-setup.server'
import type { Owner } from './owners.repo.server'
import { changePassword } from './set-password.server'

type Sent = { owner: Owner; field: (name: string) => string; request: Request }

/** What is shown again, or what was done. */
export type AccountOutcome = Answer | { done: 'password' | 'factor'; cookies?: string[] }

/** Does what a form of the owner's access asks for. */
export async function answerAccountForm(app: App, sent: Sent): Promise<AccountOutcome> {
  const form = sent.field('form')
  if (form === 'change-password') return await answerChange(app, sent)
  if (form === 'factor') return await startFactor(app, sent.owner, sent.field)
  if (form === 'factor-off') return await stopFactor(app, sent.owner, sent.field('current'))
  return { form }
}

async function answerChange(app: App, { owner, field, request }: Sent): Promise<AccountOutcome> {
  const typed = { current: field('current'), password: field('password'), again: field('again') }
  const outcome = await changePassword(app, owner, typed, request)
  if ('cookies' in outcome) return { done: 'password', cookies: outcome.cookies }
  return { form: 'change-password', problems: said(app, changePasswordForm, outcome.problems) }
}

/** What the address says was done, in the words of the page. */
export function doneAnswer({ locale }: App, done: string | null): Answer | undefined {
  const t = translateTo(locale)
  if (done === 'password')
    return { form: 'change-password', isDone: true, message: t('owners:account.password.done') }
  if (done === 'factor') return { form: 'factor', isDone: true, message: t('owners:account.factor.stopped') }
  return undefined
}
