import { one, type RenderedDefinition } from '~/features/forms/public'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { AccountAnswer } from './account-answer'
import { refusalOf, refuse, type SentAccountForm } from './answer.server'
import { type Asking, countTry, forgiveTry } from './login-tries.server'
import type { Owner } from './owners.repo.server'
import { isPassword } from './password-hash.server'
import { takeCode } from './second-factor.server'
import type { SessionRow } from './sessions.repo.server'

/** A form by which who is logged in changes their access. */
export type Changing = {
  owner: Owner
  session: Pick<SessionRow, 'id'>
  sent: SentAccountForm
  asking: Asking
}

/**
 * Whether somebody knows the password of an account or has its second factor: asked before what a thief of the session
 * or of the mailbox must not do (S-06). Wrong ones count as those of a login.
 * @param typed - the password, or a code
 */
export async function isConfirmed(app: App, owner: Owner, typed: string, asking: Asking): Promise<boolean> {
  const tried = await countTry(app, owner.email, asking)
  if (!tried) return false
  const isRight = (await isPassword(typed, owner.passwordHash)) || (await isCode(app, owner, typed))
  if (isRight) await forgiveTry(app, tried)
  else recordSecurityEvent(app, { kind: 'password-confirmed', result: 'failed', account: owner.email })
  return isRight
}

const isCode = async (app: App, owner: Owner, typed: string) =>
  owner.totpSecret !== null && (await takeCode(app, owner, typed))

/** What is wrong with a form that needs the password of now; undefined when nothing is. */
export async function refusalOfChange(
  app: App,
  { owner, sent, asking }: Changing,
  form: RenderedDefinition,
): Promise<AccountAnswer | undefined> {
  const values = sent.valuesOf(form)
  const refusal = refusalOf(app, form, values)
  if (refusal) return refusal
  const isOwn = await isConfirmed(app, owner, one(values, 'current'), asking)
  return isOwn ? undefined : refuse(app, form, { current: 'wrongPassword' })
}
