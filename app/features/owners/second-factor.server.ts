import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type KeyRing, keyFor, type Root } from '~/platform/keys/key-ring.server'
import { countBack, overLimit } from '~/platform/limits/limit.server'
import { ofDigitsInDay } from './limits'
import {
  findTotpSecrets,
  type Owner,
  replaceTotpSecret,
  takeRecoveryCode,
  takeTotpStep,
} from './owners.repo.server'
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
 * Which step of 30 seconds a code is of.
 * @returns undefined when it is of none around now
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...shape, secret })
  const away = totp.validate({ token: code, timestamp, window: clockDrift })
  return away === null ? undefined : totp.counter({ timestamp }) + away
}

/**
 * Whether somebody who knows the password has the second factor too. Single use; recovery codes do not expire, and are
 * too long to guess: they are taken also beyond the daily limit of six digits, so that a guesser locks nobody out.
 */
export async function takeCode(factor: Factor, owner: Owner, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(code)) return await takeRecoveryCode(factor.db, owner.id, hashOf(code))
  // Counted ahead, so that codes that come at once are not read beyond the limit either.
  if ((await overLimit(factor, ofDigitsInDay, `${owner.id}`)) !== undefined) return false
  const isRight = await takeDigits(factor, owner, code)
  if (isRight) await countBack(factor, ofDigitsInDay, `${owner.id}`)
  return isRight
}

async function takeDigits({ db, clock, keys }: Factor, owner: Owner, code: string): Promise<boolean> {
  const totpSecret = owner.totpSecret && unseal(keys, owner.totpSecret)
  const step = totpSecret ? stepOfCode(totpSecret, code, clock.now()) : undefined
  return step !== undefined && (await takeTotpStep(db, owner.id, step))
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

/**
 * Encrypted for the database, so that its copy alone gives no codes: AES-256-GCM under a key of the site's secret, whose
 * name comes first.
 */
export function seal({ current }: KeyRing, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce)
  const bytes = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return `${current.id}.${bytes.toString('base64url')}`
}

/** @returns undefined when it was sealed under another secret, or changed */
export function unseal({ current, previous }: KeyRing, sealed: string): string | undefined {
  const [text = '', id] = sealed.split('.').reverse()
  for (const root of previous ? [current, previous] : [current]) {
    const opened = id === undefined || id === root.id ? decrypt(root, text) : undefined
    if (opened !== undefined) return opened
  }
  return undefined
}

function decrypt(root: Root, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(root), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

/** Second factors that were encrypted with another secret. */
export async function countUnreadableFactors({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const kept = await findTotpSecrets(db)
  return kept.filter(({ totpSecret }) => unseal(keys, totpSecret) === undefined).length
}

/** Encrypts second factors of former secrets with the current one; what cannot be read stays as it is. */
export async function sealFactorsAnew(tx: Db, keys: KeyRing): Promise<void> {
  for (const { id, totpSecret } of await findTotpSecrets(tx)) {
    const opened = totpSecret.startsWith(`${keys.current.id}.`) ? undefined : unseal(keys, totpSecret)
    if (opened !== undefined) await replaceTotpSecret(tx, id, totpSecret, seal(keys, opened))
  }
}

const keyOf = (root: Root) => keyFor(root, 'owners totp')
