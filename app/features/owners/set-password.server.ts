import { confirmAddress } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { ofChanges } from './limits'
import { deleteLinks, findOwner, type Owner, takeLink, updateOwner } from './owners.repo.server'
import { hashPassword, isPassword } from './password-hash.server'
import { ownerOfLink } from './password-link.server'
import { passwordProblem } from './password-rules.server'
import { openSession } from './session.server'
import { deleteSessionsOf } from './sessions.repo.server'

/** A new password, typed twice. */
export type NewPassword = { password: string; again: string }

/** What is wrong, by field: keys of the texts `owners:problem.`. */
export type PasswordProblems = Partial<Record<'current' | 'password' | 'again', string>>

export async function newPasswordProblems(
  { email, name }: Owner,
  { password, again }: NewPassword,
): Promise<PasswordProblems | undefined> {
  const problem = await passwordProblem(password, [email, name, email.split('@')[0] ?? ''])
  if (problem) return { password: problem }
  return password === again ? undefined : { again: 'notAlike' }
}

/**
 * Sets the password that a link allows. Every session ends, and every other link is worth nothing.
 * @returns the owner as they are now; undefined when the link was used meanwhile
 */
export async function setPasswordByLink(
  app: App,
  token: string,
  password: string,
): Promise<Owner | undefined> {
  const link = await ownerOfLink(app, token)
  if (!link) return undefined
  const passwordHash = await hashPassword(password)
  const owner = await app.db.transaction(async (tx) => {
    if (!(await takeLink(tx, link.id))) return undefined
    await replacePassword(tx, link.owner.id, passwordHash)
    await confirmAddress(tx, app, link.owner.email)
    return await findOwner(tx, link.owner.id)
  })
  if (owner) recordSecurityEvent(app, { kind: 'link-used', account: owner.email })
  return owner
}

/**
 * Exchanges the password of who is logged in. Every other session ends, this one goes on under a new number.
 * @returns the cookies of the session, or what is wrong
 */
export async function changePassword(
  app: App,
  owner: Owner,
  { current, ...typed }: NewPassword & { current: string },
  request: Request,
): Promise<{ cookies: string[] } | { problems: PasswordProblems }> {
  if (!(await isOwnPassword(app, owner, current))) return { problems: { current: 'wrongPassword' } }
  const problems = await newPasswordProblems(owner, typed)
  if (problems) return { problems }
  const passwordHash = await hashPassword(typed.password)
  const cookies = await app.db.transaction(async (tx) => {
    await replacePassword(tx, owner.id, passwordHash)
    return await openSession(tx, app, owner, request)
  })
  recordSecurityEvent(app, { kind: 'password-changed', account: owner.email })
  return { cookies }
}

/** Whether who is logged in knows the password: asked before what a thief of the session must not do. */
export async function isOwnPassword(app: App, owner: Owner, password: string): Promise<boolean> {
  const tooMany = await overLimit(app, ofChanges, String(owner.id))
  const isRight = (await isPassword(password, owner.passwordHash)) && !tooMany
  if (!isRight)
    recordSecurityEvent(app, { kind: 'password-confirmed', result: 'failed', account: owner.email })
  return isRight
}

async function replacePassword(tx: Db, ownerId: number, passwordHash: string) {
  await updateOwner(tx, ownerId, { passwordHash })
  await deleteSessionsOf(tx, ownerId)
  await deleteLinks(tx, ownerId)
}
