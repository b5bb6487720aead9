import { one, type RenderedDefinition } from '~/features/forms/public'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { AccountAnswer } from './account-answer'
import type { Account, AccountKind, SessionRow } from './account-kind'
import { refusalOf, refuse, type SentAccountForm } from './answer.server'
import { type Asking, countTry, forgiveTry } from './login-tries.server'
import { isPassword } from './password-hash.server'
import { takeCode } from './second-factor.server'

/** A form by which who is logged in changes their access. */
export type Changing = {
  kind: AccountKind
  account: Account
  session: Pick<SessionRow, 'id'>
  sent: SentAccountForm
  asking: Asking
}

/**
 * Whether somebody knows the password of an account or has its second factor: asked before what a thief of the session
 * or of the mailbox must not do (S-06). Wrong ones count as those of a login.
 * @param typed - the password, or a code
 */
export async function isConfirmed(
  kind: AccountKind,
  app: App,
  account: Account,
  typed: string,
  asking: Asking,
): Promise<boolean> {
  const tried = await countTry(kind, app, account.email, asking)
  if (!tried) return false
  const isRight = (await isPassword(typed, account.passwordHash)) || (await isCode(kind, app, account, typed))
  if (isRight) await forgiveTry(app, tried)
  else recordSecurityEvent(app, { kind: 'password-confirmed', result: 'failed', account: account.email })
  return isRight
}

const isCode = async (kind: AccountKind, app: App, account: Account, typed: string) =>
  account.totpSecret !== null && (await takeCode(kind, app, account, typed))

/** What is wrong with a form that needs the password of now; undefined when nothing is. */
export async function refusalOfChange(
  app: App,
  { kind, account, sent, asking }: Changing,
  form: RenderedDefinition,
): Promise<AccountAnswer | undefined> {
  const values = sent.valuesOf(form)
  const refusal = refusalOf(app, form, values)
  if (refusal) return refusal
  const isOwn = await isConfirmed(kind, app, account, one(values, 'current'), asking)
  return isOwn ? undefined : refuse(app, form, { current: 'wrongPassword' })
}
