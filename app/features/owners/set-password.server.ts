import { siteOf } from '~/features/content/public.server'
import { confirmAddress } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { isConfirmed } from './confirm-change.server'
import { ofCodes } from './limits'
import type { Asking } from './login-tries.server'
import { deleteLinks, findOwner, type Owner, takeLink, updateOwner } from './owners.repo.server'
import { hashPassword } from './password-hash.server'
import { ownerOfLink } from './password-link.server'
import { passwordProblem } from './password-rules.server'
import { takeCode } from './second-factor.server'
import { logOutEverywhere, openSession } from './session.server'
import { tellOfChange } from './tell-of-change.server'

/** A new password, typed twice. */
export type NewPassword = { password: string; again: string }

/** What a guesser reads on the site: the agency, its towns, the host, and what the site runs on. */
async function namesOfSite({ db, config }: App): Promise<string[]> {
  const { name, legalName, city, street } = (await siteOf(db)).identity
  return [name, legalName, street, ...Object.values(city), new URL(config.publicUrl).hostname, 'Pignon']
}

/** What is wrong, by field: keys of the texts `owners:problem.`. */
export type PasswordProblems = Partial<Record<'current' | 'password' | 'again', string>>

export async function newPasswordProblems(
  app: App,
  { email, name }: Owner,
  { password, again }: NewPassword,
): Promise<PasswordProblems | undefined> {
  const problem = await passwordProblem(password, [email, name, ...(await namesOfSite(app))])
  if (problem) return { password: problem }
  return password === again ? undefined : { again: 'notAlike' }
}

/**
 * Sets the password that a link allows. Every session ends, and every other link is worth nothing. Who has a second
 * factor shows it before ({@link isCodeOfLink}).
 * @returns the owner as they are now; undefined when the link was used meanwhile
 */
export async function setPasswordByLink(
  app: App,
  token: string,
  password: string,
  request: Request,
): Promise<Owner | undefined> {
  const link = await ownerOfLink(app, token)
  if (!link) return undefined
  const passwordHash = await hashPassword(password)
  const owner = await app.db.transaction(async (tx) => {
    if (!(await takeLink(tx, link.id))) return undefined
    await replacePassword(tx, link.owner.id, passwordHash)
    await confirmAddress(tx, app, link.owner.email)
    // The first password of all changes none.
    if (link.owner.passwordHash) await tellOfChange(tx, app, link.owner, 'password', request)
    return await findOwner(tx, link.owner.id)
  })
  if (owner) recordSecurityEvent(app, { kind: 'link-used', account: owner.email })
  return owner
}

/** Whether the person who opened a mailed link has the second factor as well, where there is one. */
export async function isCodeOfLink(app: App, owner: Owner, code: string): Promise<boolean> {
  if (owner.totpSecret === null) return true
  const tooMany = await overLimit(app, ofCodes, `${owner.id} link`)
  const isRight = !tooMany && (await takeCode(app, owner, code))
  if (!isRight) recordSecurityEvent(app, { kind: 'second-factor', result: 'failed', account: owner.email })
  return isRight
}

/**
 * Changes the password of the owner who is logged in. Every other session ends, this one goes on under a new number.
 * @returns the cookies of the session, or what is wrong
 */
export async function changePassword(
  app: App,
  owner: Owner,
  { current, ...typed }: NewPassword & { current: string },
  asking: Asking,
): Promise<{ cookies: string[] } | { problems: PasswordProblems }> {
  // First, because a code that is right is used up.
  const problems = await newPasswordProblems(app, owner, typed)
  if (problems) return { problems }
  if (!(await isConfirmed(app, owner, current, asking))) return { problems: { current: 'wrongPassword' } }
  const passwordHash = await hashPassword(typed.password)
  const cookies = await app.db.transaction(async (tx) => {
    await replacePassword(tx, owner.id, passwordHash)
    await tellOfChange(tx, app, owner, 'password', asking.request)
    return await openSession(tx, app, owner, asking.request)
  })
  recordSecurityEvent(app, { kind: 'password-changed', account: owner.email })
  return { cookies }
}

async function replacePassword(tx: Db, ownerId: number, passwordHash: string) {
  await updateOwner(tx, ownerId, { passwordHash })
  await logOutEverywhere(tx, ownerId)
  await deleteLinks(tx, ownerId)
}
