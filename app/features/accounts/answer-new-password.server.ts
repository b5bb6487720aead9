import type { ActionFunctionArgs } from 'react-router'
import { one } from '~/features/forms/public'
import { appOf } from '~/platform/app.server'
import type { AccountAnswer } from './account-answer'
import { factorForm, newPasswordForm, newPasswordWithCodeForm } from './account-forms'
import type { Account, AccountKind } from './account-kind'
import { answerWith, refusalOf, refuse, type SentAccountForm } from './answer.server'
import { answerFirstCode, answerOutcome } from './answer-login.server'
import { admit } from './log-in.server'
import { linkState } from './new-password-state'
import { accountOfLink } from './password-link.server'
import { isCodeOfLink, newPasswordProblems, setPasswordByLink } from './set-password.server'

const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''

const gone: AccountAnswer = { form: 'gone', isDone: true }

/** @param to - address of the page after the login */
type Answering = { context: ActionFunctionArgs['context']; request: Request; url: URL; to: string }

/** Sets the password and logs in: who is kept out by guesses of strangers comes in this way. */
export async function answerNewPassword(
  kind: AccountKind,
  { context, request, url, to }: Answering,
  sent: SentAccountForm,
) {
  const app = appOf(context)
  if (sent.form === factorForm.name) return await answerFirstCode(kind, { context, request, to }, sent)
  const token = tokenOf(url)
  const link = await accountOfLink(kind, app, token)
  if (!link) return answerWith(context, gone, 410)
  const definition = formFor(link.account)
  const values = sent.valuesOf(definition)
  const missing = refusalOf(app, definition, values)
  if (missing) return answerWith(context, missing)
  const typed = { password: one(values, 'password'), again: one(values, 'again') }
  const problems = await newPasswordProblems(app, link.account, typed)
  if (problems) return answerWith(context, refuse(app, definition, problems))
  if (!(await isCodeOfLink(kind, app, link.account, one(values, 'code'))))
    return answerWith(context, refuse(app, definition, { code: 'wrongCode' }))
  const account = await setPasswordByLink(kind, app, token, typed.password, request)
  if (!account) return answerWith(context, gone, 410)
  return answerOutcome({ context, to }, await admit(kind, app, account, request, 'link'))
}

const formFor = ({ totpSecret }: Account) => (totpSecret ? newPasswordWithCodeForm : newPasswordForm)

/** What the page of a mailed link shows: whose it is, or that it is used up. */
export async function readLink(
  kind: AccountKind,
  context: ActionFunctionArgs['context'],
  url: URL,
  answer: AccountAnswer | undefined,
) {
  const token = tokenOf(url)
  const link = await accountOfLink(kind, appOf(context), token)
  const state = linkState(answer, link !== undefined)
  const account = link && { email: link.account.email, hasFactor: link.account.totpSecret !== null }
  return {
    ...{ state, account, status: state === 'gone' ? 410 : 200 },
    query: `?token=${encodeURIComponent(token)}`,
  }
}
