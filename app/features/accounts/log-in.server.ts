import type { App } from '~/platform/app.server'
import { countBack, overLimit } from '~/platform/limits/limit.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { FactorSetup } from './account-answer'
import type { Account, AccountKind } from './account-kind'
import { findAccount, findAccountByEmail } from './accounts.repo.server'
import { offerFirstFactor, readFirstFactor, takeFirstCode } from './first-factor.server'
import { type Asking, countTry, forgiveTry } from './login-tries.server'
import { isPassword } from './password-hash.server'
import { isGuessable, takeCode } from './second-factor.server'
import { openSession } from './session.server'
import { hasStamp, stampOf } from './stamp.server'
import { type LoginBy, tellOfLogin } from './tell-of-login.server'

/**
 * `code`: the password is right, and the second factor is asked for; `setup`: it has to be set up first. `step` goes with
 * them.
 */
export type LoginOutcome =
  | OpenedSession
  | { kind: 'code'; step: string }
  | { kind: 'refused'; isTooLate?: boolean }
  | { kind: 'wrong-code'; step: string }
  | { kind: 'setup'; step: string; setup: FactorSetup; isWrong?: boolean }

/** @property codes - recovery codes of a factor that was just set up, to be shown once */
type OpenedSession = { kind: 'in'; cookies: string[]; codes?: string[] }

export type Credentials = { email: string; password: string }

type Step = { account: number; stamp: string }

/** A code has to be typed within minutes of the password. */
const stepsOf = ({ name }: AccountKind) => defineSignedLinks<Step>(`${name}-code`, { minutes: 5 })

/**
 * Logs somebody in. Unknown address, wrong password and too many tries are refused alike (O1). A hash is computed
 * whether or not there is one to compare with, so that an unknown address takes as long; a try over the limits is
 * refused before that, with an account or without.
 */
export async function logIn(
  kind: AccountKind,
  app: App,
  { email, password }: Credentials,
  asking: Asking,
): Promise<LoginOutcome> {
  const tried = await countTry(kind, app, email, asking)
  if (!tried) return { kind: 'refused' }
  const account = await findAccountByEmail(app.db, kind, email)
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) {
    recordSecurityEvent(app, { kind: 'login', result: 'failed', account: email, network: asking.address })
    return { kind: 'refused' }
  }
  await forgiveTry(app, tried)
  return await letIn(kind, app, account, asking.request)
}

/** Lets somebody in who knows the password, unless a second factor is asked for, or has to be set up. */
async function letIn(kind: AccountKind, app: App, account: Account, request: Request): Promise<LoginOutcome> {
  return account.totpSecret
    ? { kind: 'code', step: stepOf(kind, app, account) }
    : await admit(kind, app, account, request)
}

/** Begins a session, or the setup of a second factor if one is required. */
export async function admit(
  kind: AccountKind,
  app: App,
  account: Account,
  request: Request,
  by: LoginBy = 'password',
): Promise<LoginOutcome> {
  const mustHave = account.totpSecret === null && (await kind.mustHaveFactor?.(app, account))
  if (!mustHave) return await enter(kind, app, account, request, by)
  return await askFirstCode(kind, app, offerFirstFactor(kind, app, account))
}

async function askFirstCode(kind: AccountKind, app: App, step: string): Promise<LoginOutcome> {
  const begun = await readFirstFactor(kind, app, step)
  return begun ? { kind: 'setup', step, setup: begun.setup } : { kind: 'refused' }
}

/** Takes the first code of a second factor that has to be set up, and begins a session. */
export async function logInWithFirstCode(
  kind: AccountKind,
  app: App,
  { step, code }: { step: string; code: string },
  request: Request,
): Promise<LoginOutcome> {
  const begun = await readFirstFactor(kind, app, step)
  if (!begun) return { kind: 'refused', isTooLate: true }
  const codes = await takeFirstCode(kind, app, begun, { code, request })
  if (!codes) return { kind: 'setup', step, setup: begun.setup, isWrong: true }
  return { ...(await enter(kind, app, begun.account, request)), codes }
}

/** Takes the code of the second factor. */
export async function logInWithCode(
  kind: AccountKind,
  app: App,
  { step, code }: { step: string; code: string },
  request: Request,
): Promise<LoginOutcome> {
  const signed = stepsOf(kind).read(app, step)
  const account = signed && (await findAccount(app.db, kind, signed.account))
  if (!account || !hasStamp(account, signed.stamp)) return { kind: 'refused' }
  const counted = `${account.id} ${signed.stamp}`
  const isCounted = isGuessable(code)
  const tooMany = isCounted && (await overLimit(app, kind.limits.ofCodes, counted))
  const isRight = !tooMany && (await takeCode(kind, app, account, code))
  if (isRight && isCounted) await countBack(app, kind.limits.ofCodes, counted)
  recordSecurityEvent(app, {
    kind: 'second-factor',
    result: isRight ? 'done' : tooMany ? 'refused' : 'failed',
    account: account.email,
  })
  if (!isRight) return { kind: 'wrong-code', step }
  return await enter(kind, app, account, request)
}

/** Begins a session once everything that is required was shown. */
async function enter(
  kind: AccountKind,
  app: App,
  account: Account,
  request: Request,
  by: LoginBy = 'password',
): Promise<OpenedSession> {
  const cookies = await app.db.transaction(async (tx) => {
    await tellOfLogin(kind, tx, app, account, request, by)
    return await openSession(kind, tx, app, account, request)
  })
  recordSecurityEvent(app, { kind: 'login', account: account.email })
  return { kind: 'in', cookies }
}

const stepOf = (kind: AccountKind, app: App, account: Account): string =>
  stepsOf(kind).toToken(app, { account: account.id, stamp: stampOf(account) })
