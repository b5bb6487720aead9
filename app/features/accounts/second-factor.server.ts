import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type KeyRing, keyFor, type Root } from '~/platform/keys/key-ring.server'
import { countBack, overLimit } from '~/platform/limits/limit.server'
import type { Account, AccountKind } from './account-kind'
import { findTotpSecrets, replaceTotpSecret, takeRecoveryCode, takeTotpStep } from './factors.repo.server'
import { hashOf } from './tokens.server'

/** What every app for codes knows, seconds and digits. @see RFC 6238 */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after now whose code is taken too: clocks differ. @see RFC 6238, 5.2 */
const clockDrift = 1
/** 160 bits. @see RFC 4226, 4, R6 */
const secretBytes = 20
const recoveryCodeCount = 10
/** 128 random bits: nobody tries them all, so that a quick hash is enough, with or without the product's secret. */
const recoveryCodeBytes = 16

type Factor = Pick<Services, 'db' | 'clock' | 'keys' | 'securityLog'>

/** A new secret, as apps for codes take it. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** Address that an app for codes reads from a picture. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...shape, secret, issuer, label }).toString()
}

/**
 * Which step of 30 seconds a code is of, as it was typed: with spaces or hyphens.
 * @returns undefined when it is of none around now
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...shape, secret })
  const away = totp.validate({ token: plainCode(code), timestamp, window: clockDrift })
  return away === null ? undefined : totp.counter({ timestamp }) + away
}

const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** Whether it is six digits of an app, which can be guessed, rather than a recovery code. */
export const isGuessable = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed))

/**
 * Whether somebody who knows the password has the second factor too. Single use; recovery codes do not expire, and are
 * too long to guess: they are taken also beyond the limits of six digits, so that a guesser locks nobody out.
 */
export async function takeCode(
  kind: AccountKind,
  factor: Factor,
  account: Account,
  typed: string,
): Promise<boolean> {
  const code = plainCode(typed)
  if (!isGuessable(code)) return await takeRecoveryCode(factor.db, kind, account.id, hashOf(code))
  const { ofDigitsInDay } = kind.limits
  // Counted ahead, so that codes that come at once are not read beyond the limit either.
  if ((await overLimit(factor, ofDigitsInDay, `${account.id}`)) !== undefined) return false
  const isRight = await takeDigits(kind, factor, account, code)
  if (isRight) await countBack(factor, ofDigitsInDay, `${account.id}`)
  return isRight
}

async function takeDigits(
  kind: AccountKind,
  { db, clock, keys }: Factor,
  account: Account,
  code: string,
): Promise<boolean> {
  const totpSecret = account.totpSecret && unseal(kind, keys, account.totpSecret)
  const step = totpSecret ? stepOfCode(totpSecret, code, clock.now()) : undefined
  return step !== undefined && (await takeTotpStep(db, kind, account.id, step))
}

/** Recovery codes for a lost phone: 128 bits each, those made before 80, in groups that are easy to copy by hand. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => new Secret({ size: recoveryCodeBytes }).base32,
  )
  return {
    codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    hashes: codes.map(hashOf),
  }
}

/** Each kind of account has a key of its own. */
type FactorRoom = Pick<AccountKind, 'room'>

/**
 * Encrypted for the database, so that its copy alone gives no codes: AES-256-GCM under a key of the site's secret, whose
 * name comes first.
 */
export function seal(kind: FactorRoom, { current }: KeyRing, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(kind, current), nonce)
  const bytes = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return `${current.id}.${bytes.toString('base64url')}`
}

/** @returns undefined when it was sealed under another secret, or changed */
export function unseal(kind: FactorRoom, { current, previous }: KeyRing, sealed: string): string | undefined {
  const [text = '', id] = sealed.split('.').reverse()
  for (const root of previous ? [current, previous] : [current]) {
    const opened = id === undefined || id === root.id ? decrypt(kind, root, text) : undefined
    if (opened !== undefined) return opened
  }
  return undefined
}

function decrypt(kind: FactorRoom, root: Root, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(kind, root), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

/** Second factors that were encrypted with another secret. */
export async function countUnreadableFactors(
  kind: AccountKind,
  { db, keys }: Pick<Services, 'db' | 'keys'>,
): Promise<number> {
  const kept = await findTotpSecrets(db, kind)
  return kept.filter(({ totpSecret }) => unseal(kind, keys, totpSecret) === undefined).length
}

/** Encrypts second factors of former secrets with the current one; what cannot be read stays as it is. */
export async function sealFactorsAnew(kind: AccountKind, tx: Db, keys: KeyRing): Promise<void> {
  for (const { id, totpSecret } of await findTotpSecrets(tx, kind)) {
    const opened = totpSecret.startsWith(`${keys.current.id}.`) ? undefined : unseal(kind, keys, totpSecret)
    if (opened !== undefined) await replaceTotpSecret(tx, kind, { id, totpSecret }, seal(kind, keys, opened))
  }
}

const keyOf = ({ room }: FactorRoom, root: Root) => keyFor(root, `${room} totp`)
