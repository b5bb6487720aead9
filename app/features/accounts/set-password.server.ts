import { siteOf } from '~/features/content/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { Account, AccountKind } from './account-kind'
import { deleteLinks, findAccount, takeLink, updateAccount } from './accounts.repo.server'
import { isConfirmed } from './confirm-change.server'
import type { Asking } from './login-tries.server'
import { hashPassword } from './password-hash.server'
import { accountOfLink } from './password-link.server'
import { passwordProblem } from './password-rules.server'
import { isGuessable, takeCode } from './second-factor.server'
import { logOutEverywhere, openSession } from './session.server'
import { tellOfChange } from './tell-of-change.server'

/** A new password, typed twice. */
export type NewPassword = { password: string; again: string }

/** What a guesser reads on the site: the agency, its towns, the host, and what the site runs on. */
async function namesOfSite({ db, config }: App): Promise<string[]> {
  const { name, legalName, city, street } = (await siteOf(db)).identity
  return [name, legalName, street, ...Object.values(city), new URL(config.publicUrl).hostname, 'Pignon']
}

/** What is wrong, by field: keys of the texts `accounts:problem.`. */
export type PasswordProblems = Partial<Record<'current' | 'password' | 'again', string>>

export async function newPasswordProblems(
  app: App,
  { email, name }: Account,
  { password, again }: NewPassword,
): Promise<PasswordProblems | undefined> {
  const problem = await passwordProblem(password, [email, name, ...(await namesOfSite(app))])
  if (problem) return { password: problem }
  return password === again ? undefined : { again: 'notAlike' }
}

/**
 * Sets the password that a link allows. Every session ends, and every other link is worth nothing. Who has a second
 * factor shows it before ({@link isCodeOfLink}).
 * @returns the account as it is now; undefined when the link was used meanwhile
 */
export async function setPasswordByLink(
  kind: AccountKind,
  app: App,
  token: string,
  password: string,
  request: Request,
): Promise<Account | undefined> {
  const link = await accountOfLink(kind, app, token)
  if (!link) return undefined
  const passwordHash = await hashPassword(password)
  const account = await app.db.transaction(async (tx) => {
    if (!(await takeLink(tx, kind, link.id))) return undefined
    await replacePassword(kind, tx, app, link.account, passwordHash)
    await confirmAddress(tx, app, link.account.email)
    // The first password of all changes none.
    if (link.account.passwordHash) await tellOfChange(kind, tx, app, link.account, 'password', request)
    return await findAccount(tx, kind, link.account.id)
  })
  if (account) recordSecurityEvent(app, { kind: 'link-used', account: account.email })
  return account
}

/** Whether the person who opened a mailed link has the second factor as well, where there is one. */
export async function isCodeOfLink(
  kind: AccountKind,
  app: App,
  account: Account,
  code: string,
): Promise<boolean> {
  if (account.totpSecret === null) return true
  const tooMany = isGuessable(code) && (await overLimit(app, kind.limits.ofCodes, `${account.id} link`))
  const isRight = !tooMany && (await takeCode(kind, app, account, code))
  if (!isRight) recordSecurityEvent(app, { kind: 'second-factor', result: 'failed', account: account.email })
  return isRight
}

/**
 * Changes the password of the account that is logged in. Every other session ends, this one goes on under a new number.
 * @returns the cookies of the session, or what is wrong
 */
export async function changePassword(
  kind: AccountKind,
  app: App,
  account: Account,
  { current, ...typed }: NewPassword & { current: string },
  asking: Asking,
): Promise<{ cookies: string[] } | { problems: PasswordProblems }> {
  // First, because a code that is right is used up.
  const problems = await newPasswordProblems(app, account, typed)
  if (problems) return { problems }
  if (!(await isConfirmed(kind, app, account, current, asking)))
    return { problems: { current: 'wrongPassword' } }
  const passwordHash = await hashPassword(typed.password)
  const cookies = await app.db.transaction(async (tx) => {
    await replacePassword(kind, tx, app, account, passwordHash)
    await tellOfChange(kind, tx, app, account, 'password', asking.request)
    return await openSession(kind, tx, app, account, asking.request)
  })
  recordSecurityEvent(app, { kind: 'password-changed', account: account.email })
  return { cookies }
}

async function replacePassword(kind: AccountKind, tx: Db, app: App, account: Account, passwordHash: string) {
  await updateAccount(tx, kind, account.id, { passwordHash })
  await logOutEverywhere(kind, tx, account.id)
  await deleteLinks(tx, kind, account.id)
  await kind.noteEvent?.(tx, app, account, 'password')
}
