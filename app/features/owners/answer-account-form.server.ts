import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
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

/** Does what a form of the owner's access asks for. */
export async function answerAccountForm(app: App, changing: Changing): Promise<AccountOutcome> {
  const { form } = changing.sent
  const answer = Object.hasOwn(answers, form) ? answers[form] : undefined
  return answer ? await answer(app, changing) : { form }
}

async function answerChange(app: App, { owner, sent, asking }: Changing): Promise<AccountOutcome> {
  const values = sent.valuesOf(changePasswordForm)
  const refusal = refusalOf(app, changePasswordForm, values)
  if (refusal) return refusal
  const typed = {
    current: one(values, 'current'),
    password: one(values, 'password'),
    again: one(values, 'again'),
  }
  const outcome = await changePassword(app, owner, typed, asking)
  if ('cookies' in outcome) return { done: 'password', cookies: outcome.cookies }
  return refuse(app, changePasswordForm, outcome.problems)
}

/** Ends one session of the owner, whatever number was sent (S-08). */
async function endSession(app: App, { owner, sent }: Changing): Promise<AccountOutcome> {
  await deleteSession(app.db, one(sent.valuesOf(endSessionForm), 'session'), owner.id)
  return { done: 'session' }
}

/** What the address says was done, in the words of the page. */
export function doneAnswer({ locale }: App, done: string | null): AccountAnswer | undefined {
  const t = translateTo(locale)
  if (done === 'password')
    return { form: changePasswordForm.name, isDone: true, message: t('owners:account.password.done') }
  if (done === 'factor')
    return { form: startFactorForm.name, isDone: true, message: t('owners:account.factor.stopped') }
  if (done === 'session')
    return { form: endSessionForm.name, isDone: true, message: t('owners:account.sessions.ended') }
  return undefined
}
