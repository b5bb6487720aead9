import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { AccountAnswer } from './account-answer'
import {
  changePasswordForm,
  endSessionForm,
  factorForm,
  newCodesForm,
  startFactorForm,
  stopFactorForm,
} from './account-forms'
import { refusalOf, refuse } from './answer.server'
import type { Changing } from './confirm-change.server'
import { confirmFactor, renewCodes, startFactor, stopFactor } from './factor-setup.server'
import { deleteSession } from './sessions.repo.server'
import { changePassword } from './set-password.server'

/** What is shown again, or what was done. */
export type AccountOutcome = AccountAnswer | { done: 'password' | 'factor' | 'session'; cookies?: string[] }

type Answer = (app: App, changing: Changing) => Promise<AccountOutcome>

const answers: Partial<Record<string, Answer>> = {
  [changePasswordForm.name]: answerChange,
  [startFactorForm.name]: startFactor,
  [factorForm.name]: confirmFactor,
  [newCodesForm.name]: renewCodes,
  [stopFactorForm.name]: stopFactor,
  [endSessionForm.name]: endSession,
}

/** Does what a form of somebody's own account asks for. */
export async function answerAccountForm(app: App, changing: Changing): Promise<AccountOutcome> {
  const { form } = changing.sent
  const answer = Object.hasOwn(answers, form) ? answers[form] : undefined
  return answer ? await answer(app, changing) : { form }
}

async function answerChange(app: App, { kind, account, sent, asking }: Changing): Promise<AccountOutcome> {
  const values = sent.valuesOf(changePasswordForm)
  const refusal = refusalOf(app, changePasswordForm, values)
  if (refusal) return refusal
  const typed = {
    current: one(values, 'current'),
    password: one(values, 'password'),
    again: one(values, 'again'),
  }
  const outcome = await changePassword(kind, app, account, typed, asking)
  if ('cookies' in outcome) return { done: 'password', cookies: outcome.cookies }
  return refuse(app, changePasswordForm, outcome.problems)
}

/** Ends one session of theirs, whatever number was sent (S-08). */
async function endSession(app: App, { kind, account, sent }: Changing): Promise<AccountOutcome> {
  await app.db.transaction(async (tx) => {
    await deleteSession(tx, kind, one(sent.valuesOf(endSessionForm), 'session'), account.id)
    await kind.noteEvent?.(tx, app, account, 'sessions')
  })
  recordSecurityEvent(app, { kind: 'sessions-ended', account: account.email })
  return { done: 'session' }
}

/** What the address says was done, in the words of the page. */
export function doneAnswer({ locale }: App, done: string | null): AccountAnswer | undefined {
  const t = translateTo(locale)
  if (done === 'password')
    return { form: changePasswordForm.name, isDone: true, message: t('accounts:password.done') }
  if (done === 'factor')
    return { form: startFactorForm.name, isDone: true, message: t('accounts:factor.stopped') }
  if (done === 'session')
    return { form: endSessionForm.name, isDone: true, message: t('accounts:sessions.ended') }
  return undefined
}
