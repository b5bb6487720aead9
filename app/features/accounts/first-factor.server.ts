import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { FactorSetup } from './account-answer'
import type { Account, AccountKind } from './account-kind'
import { findAccount, updateAccount } from './accounts.repo.server'
import { newRecoveryCodes, newTotpSecret, seal, stepOfCode, totpAddress } from './second-factor.server'
import { deleteSessions } from './sessions.repo.server'
import { hasStamp, stampOf } from './stamp.server'
import { tellOfChange } from './tell-of-change.server'

/** An account whose password was typed, and the secret that its app is given. */
type FirstStep = { account: number; stamp: string; secret: string }

/** As long as a factor that is set up later. */
const stepsOf = ({ name }: AccountKind) =>
  defineSignedLinks<FirstStep>(`${name}-first-factor`, { minutes: 10 })

/** Begins the setup of a required second factor, once the password is known (B5). */
export const offerFirstFactor = (kind: AccountKind, app: App, account: Account): string =>
  stepsOf(kind).toToken(app, { account: account.id, stamp: stampOf(account), secret: newTotpSecret() })

/** What the page shows meanwhile. @returns undefined when it took too long, or the password is another by now */
export async function readFirstFactor(kind: AccountKind, app: App, step: string) {
  const signed = stepsOf(kind).read(app, step)
  const account = signed && (await findAccount(app.db, kind, signed.account))
  if (!account || account.totpSecret || !hasStamp(account, signed.stamp)) return undefined
  return { account, secret: signed.secret, setup: setupOf(app, account, signed.secret) }
}

export function setupOf({ config }: App, { email }: Account, secret: string): FactorSetup {
  const issuer = new URL(config.publicUrl).hostname
  return { secret, address: totpAddress(secret, { issuer, label: email }) }
}

/**
 * Turns the factor on with the first code of the app. Every session ends: one that the password alone began, before the
 * factor was asked for, may be an intruder's.
 * @returns the recovery codes, to be shown once; undefined when the code is wrong
 */
export async function takeFirstCode(
  kind: AccountKind,
  app: App,
  { account, secret }: { account: Account; secret: string },
  typed: { code: string; request: Request },
): Promise<string[] | undefined> {
  const totpStep = stepOfCode(secret, typed.code, app.clock.now())
  if (totpStep === undefined) return undefined
  const { codes, hashes } = newRecoveryCodes()
  const totpSecret = seal(kind, app.keys, secret)
  await app.db.transaction(async (tx) => {
    await updateAccount(tx, kind, account.id, { totpSecret, totpStep, recoveryCodes: hashes })
    await deleteSessions(tx, kind, account.id)
    await kind.noteEvent?.(tx, app, account, 'factorOn')
    await tellOfChange(kind, tx, app, account, 'factorOn', typed.request)
  })
  recordSecurityEvent(app, { kind: 'factor-added', account: account.email })
  return codes
}
