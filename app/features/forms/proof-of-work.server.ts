import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Services } from '~/platform/app.server'
import { keptMinutes } from './used-challenges.repo.server'

/** Minutes that a visitor may take for a form once they began to fill it in. */
const minutes = keptMinutes
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32 } as const
/**
 * Derivations that a browser has to try when little is sent, of some 2 ms each: never so few that sending thousands is
 * cheap, never so many that an unlucky visitor waits, which they would where any key with the right beginning is an
 * answer.
 */
export const derivations = { from: 128, to: 384 }

const secretFor = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest('hex')
const secretsFrom = (secret: string) => ({
  hmacSignatureSecret: secretFor(secret, 'proof of work'),
  hmacKeySignatureSecret: secretFor(secret, 'key of proof of work'),
})

/**
 * Work that a browser does while its visitor types, which costs who sends thousands; one derivation for us, however
 * hard it is.
 * @param times - how many times harder than usual
 */
export function createWork({ secret, clock }: Pick<Services, 'secret' | 'clock'>, form: string, times = 1) {
  return createChallenge({
    ...work,
    deriveKey,
    // Tried from nought up.
    counter: randomInt(derivations.from * times - 1, derivations.to * times),
    data: { form },
    expiresAt: new Date(clock.now().getTime() + minutes * 60_000),
    ...secretsFrom(secret),
  })
}

/**
 * A challenge that was solved: its number, to be used once, and until when that is remembered; or a mailed link, which
 * shows whose the address is.
 */
export type SolvedChallenge = { id: string; expires: Date; byMail?: true }

/**
 * Whether the work was done, for this form, in time.
 * @param sent - base64 of the challenge and its solution as JSON, as `form.client.ts` sends them
 */
export async function workDone(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  form: string,
  sent: string,
): Promise<SolvedChallenge | undefined> {
  const payload = readPayload(sent)
  if (!payload) return undefined
  const { challenge, solution } = payload
  const { nonce, data, expiresAt = 0 } = challenge.parameters
  const now = clock.now()
  if (data?.form !== form || new Date(expiresAt * 1000) < now) return undefined
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsFrom(secret),
  }).catch(() => ({ verified: false }))
  return verified ? { id: nonce, expires: new Date(now.getTime() + keptMinutes * 60_000) } : undefined
}

/** Bytes of a payload are about 700; whether its challenge is ours, its signature says. */
function readPayload(sent: string): Payload | undefined {
  if (sent.length === 0 || sent.length > 4_000) return undefined
  try {
    const payload = JSON.parse(Buffer.from(sent, 'base64').toString('utf8')) as Payload
    const { keySignature } = payload.challenge.parameters
    // Without it the key would be derived once more, which is work for us.
    const isOurs = typeof keySignature === 'string' && Number.isInteger(payload.solution.counter)
    return isOurs ? payload : undefined
  } catch {
    return undefined
  }
}

export type { Challenge }
