import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Services } from '~/platform/app.server'
import type { FormName } from './field'

/** Minutes that a visitor may take for a form once they began to fill it in. */
const minutes = 60
/** About 256 derivations of 2 ms each for a browser; one for us. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32, keyPrefix: '00' } as const

const secretFor = (secret: string) => createHmac('sha256', secret).update('proof of work').digest('hex')

/** Work that a browser does while its visitor types, which costs who sends thousands. */
export function createWork({ secret, clock }: Pick<Services, 'secret' | 'clock'>, form: FormName) {
  return createChallenge({
    ...work,
    deriveKey,
    data: { form },
    expiresAt: new Date(clock.now().getTime() + minutes * 60_000),
    hmacSignatureSecret: secretFor(secret),
  })
}

/** A challenge that was met: its number, to be used once, and until when it would have been good. */
export type Met = { id: string; expires: Date }

/**
 * Whether the work was done, for this form, in time.
 * @param sent - base64 of the challenge and its solution as JSON, as `form.client.ts` sends them
 */
export async function workDone(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  form: FormName,
  sent: string,
): Promise<Met | undefined> {
  const payload = readPayload(sent)
  if (!payload) return undefined
  const { challenge, solution } = payload
  const { nonce, data, expiresAt = 0 } = challenge.parameters
  const expires = new Date(expiresAt * 1000)
  if (data?.form !== form || expires < clock.now()) return undefined
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secretFor(secret),
  }).catch(() => ({ verified: false }))
  return verified ? { id: nonce, expires } : undefined
}

/** Bytes of a payload are about 600; only ours is worth a derivation of keys. */
function readPayload(sent: string): Payload | undefined {
  if (sent.length === 0 || sent.length > 4_000) return undefined
  try {
    const payload = JSON.parse(Buffer.from(sent, 'base64').toString('utf8')) as Payload
    const { algorithm, cost, keyLength, keyPrefix } = payload.challenge.parameters
    const isOurs =
      algorithm === work.algorithm &&
      cost === work.cost &&
      keyLength === work.keyLength &&
      keyPrefix === work.keyPrefix &&
      typeof payload.challenge.signature === 'string' &&
      Number.isInteger(payload.solution.counter)
    return isOurs ? payload : undefined
  } catch {
    return undefined
  }
}

export type { Challenge }
