import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { AccountAnswer } from './account-answer'
import { changePasswordForm, factorForm, stopFactorForm } from './account-forms'
import { refuse, type SentAccountForm } from './answer.server'
import { startFactor, stopFactor } from './factor-setup.server'
import type { Owner } from './owners.repo.server'
import { changePassword } from './set-password.server'

type Sent = { owner: Owner; sent: SentAccountForm; request: Request }

/** What is shown again, or what was done. */
export type AccountOutcome = AccountAnswer | { done: 'password' | 'factor'; cookies?: string[] }

/** Does what a form of the owner's access asks for. */
export async function answerAccountForm(app: App, { owner, sent, request }: Sent): Promise<AccountOutcome> {
  const { form, valuesOf } = sent
  if (form === changePasswordForm.name) return await answerChange(app, { owner, sent, request })
  if (form === factorForm.name) return await startFactor(app, owner, valuesOf(factorForm))
  if (form === stopFactorForm.name)
    return await stopFactor(app, owner, one(valuesOf(stopFactorForm), 'current'))
  return { form }
}

async function answerChange(app: App, { owner, sent, request }: Sent): Promise<AccountOutcome> {
  const values = sent.valuesOf(changePasswordForm)
  const typed = {
    current: one(values, 'current'),
    password: one(values, 'password'),
    again: one(values, 'again'),
  }
  const outcome = await changePassword(app, owner, typed, request)
  if ('cookies' in outcome) return { done: 'password', cookies: outcome.cookies }
  return refuse(app, changePasswordForm, outcome.problems)
}

/** What the address says was done, in the words of the page. */
export function doneAnswer({ locale }: App, done: string | null): AccountAnswer | undefined {
  const t = translateTo(locale)
  if (done === 'password')
    return { form: 'change-password', isDone: true, message: t('owners:account.password.done') }
  if (done === 'factor') return { form: 'factor', isDone: true, message: t('owners:account.factor.stopped') }
  return undefined
}
