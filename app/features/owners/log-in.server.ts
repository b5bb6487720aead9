import type { App } from '~/platform/app.server'
import { countBack, overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { ofCodes } from './limits'
import { type Asking, countTry, forgiveTry } from './login-tries.server'
import { findOwner, findOwnerByEmail, type Owner } from './owners.repo.server'
import { isPassword } from './password-hash.server'
import { takeCode } from './second-factor.server'
import { openSession } from './session.server'
import { type LoginBy, tellOfLogin } from './tell-of-login.server'
import { hashOf } from './tokens.server'

/** `code`: the password is right, and the second factor is asked for; `step` goes with it. */
export type LoginOutcome =
  | Entered
  | { kind: 'code'; step: string }
  | { kind: 'refused' }
  | { kind: 'wrong-code'; step: string }

type Entered = { kind: 'in'; cookies: string[] }

export type Credentials = { email: string; password: string }

type Step = { owner: number; stamp: string }

/** A code has to be typed within minutes of the password. */
const steps = defineSignedLinks<Step>('owner-code', { minutes: 5 })

/**
 * Logs an owner in. Unknown address, wrong password and too many tries are refused alike (O1). A hash is computed
 * whether or not there is one to compare with, so that an unknown address takes as long; a try over the limits is
 * refused before that, with an account or without.
 */
export async function logIn(
  app: App,
  { email, password }: Credentials,
  asking: Asking,
): Promise<LoginOutcome> {
  const tried = await countTry(app, email, asking)
  if (!tried) return { kind: 'refused' }
  const owner = await findOwnerByEmail(app.db, email)
  const isRight = await isPassword(password, owner?.passwordHash)
  if (!owner || !isRight) {
    recordSecurityEvent(app, { kind: 'login', result: 'failed', account: email, network: asking.address })
    return { kind: 'refused' }
  }
  await forgiveTry(app, tried)
  return await letIn(app, owner, asking.request)
}

/** Lets somebody in who knows the password, unless a second factor is asked for. */
async function letIn(app: App, owner: Owner, request: Request): Promise<LoginOutcome> {
  return owner.totpSecret ? { kind: 'code', step: stepOf(app, owner) } : await enter(app, owner, request)
}

/** Takes the code of the second factor. */
export async function logInWithCode(
  app: App,
  { step, code }: { step: string; code: string },
  request: Request,
): Promise<LoginOutcome> {
  const signed = steps.read(app, step)
  const owner = signed && (await findOwner(app.db, signed.owner))
  if (!owner || signed.stamp !== stampOf(owner)) return { kind: 'refused' }
  const counted = `${owner.id} ${signed.stamp}`
  const tooMany = await overLimit(app, ofCodes, counted)
  const isRight = !tooMany && (await takeCode(app, owner, code))
  if (isRight) await countBack(app, ofCodes, counted)
  recordSecurityEvent(app, {
    kind: 'second-factor',
    result: isRight ? 'done' : tooMany ? 'refused' : 'failed',
    account: owner.email,
  })
  if (!isRight) return { kind: 'wrong-code', step }
  return await enter(app, owner, request)
}

/** Begins a session once everything that is required was shown. */
export async function enter(
  app: App,
  owner: Owner,
  request: Request,
  by: LoginBy = 'password',
): Promise<Entered> {
  const cookies = await app.db.transaction(async (tx) => {
    await tellOfLogin(tx, app, owner, request, by)
    return await openSession(tx, app, owner, request)
  })
  recordSecurityEvent(app, { kind: 'login', account: owner.email })
  return { kind: 'in', cookies }
}

const stepOf = (app: App, owner: Owner): string =>
  steps.toToken(app, { owner: owner.id, stamp: stampOf(owner) })

/** Changes with the password: what the former one allowed is over. */
const stampOf = ({ passwordHash }: Owner) => hashOf(passwordHash ?? '').slice(0, 12)
