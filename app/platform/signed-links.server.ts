import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from './app.server'
import { idLength, keyFor, type Root, rootsAt } from './keys/key-ring.server'

/** What signatures are for; one is invalid for any other purpose. */
const purposes = [
  'appointment',
  'calendar',
  'work',
  'confirm',
  'confirmed-here',
  'documents',
  'demand',
  'newsletter',
  'testimonial',
  'privacy',
  'estimate',
  'self-test',
  'upload',
  'owner-link',
  'owner-code',
  'owner-totp',
  'staff-link',
  'staff-code',
  'staff-totp',
  'owner-first-factor',
  'staff-first-factor',
  'office-export',
] as const
export type Purpose = (typeof purposes)[number]

type Lifetime = { days: number } | { hours: number } | { minutes: number }
type Signing = Pick<Services, 'keys' | 'clock'>

/** What is signed: `until` and `lasts` are milliseconds; without `lasts` the end was given and never moves. */
type SignedPayload<Data> = { data: Data; until: number; lasts?: number }

/**
 * Links in mails, and values of hidden fields, that only we can have made. Everybody can read what is in them.
 * @param lifetime - of one that is given no end of its own
 * @param parameter - of the address, where it holds what is signed
 */
export function defineSignedLinks<Data extends object>(
  purpose: Purpose,
  lifetime: Lifetime | ((data: Data) => Lifetime),
  parameter = 'token',
) {
  const lastsOf = (data: Data): number =>
    millisecondsOf(typeof lifetime === 'function' ? lifetime(data) : lifetime)

  function toToken(services: Signing, data: Data, until?: Date): string {
    const lasts = lastsOf(data)
    const end = until ? { until: until.getTime() } : { until: services.clock.now().getTime() + lasts, lasts }
    return sign(services, purpose, { data, ...end })
  }

  return {
    toToken,

    /** When one that is signed now stops being good. */
    expiryOf: ({ clock }: Pick<Signing, 'clock'>, data: Data): Date =>
      new Date(clock.now().getTime() + lastsOf(data)),

    /** A path of ours that carries what is signed. */
    addTo: (path: string, services: Signing, data: Data, until?: Date): string =>
      `${path}${path.includes('?') ? '&' : '?'}${parameter}=${toToken(services, data, until)}`,

    /** The signed payload; undefined when forged, for another purpose, or expired. */
    read: (services: Signing, token: string): Data | undefined =>
      readSigned<Data>(services, purpose, token)?.data,
  }
}

/** @returns which purpose a token is good for just now; undefined when for none */
export const purposeOf = (services: Signing, token: string): Purpose | undefined =>
  purposes.find((purpose) => readSigned(services, purpose, token) !== undefined)

/**
 * Signs again what was signed once and kept without its signature.
 * @param body - first part of its token
 * @param time - `new`: its time begins now, unless an end was given. `old`: it ends when it would have ended
 */
export function signAgain(services: Signing, purpose: Purpose, body: string, time: 'new' | 'old'): string {
  const signed = decoded(body)
  const { lasts } = signed
  const isRenewed = time === 'new' && lasts !== undefined
  return sign(
    services,
    purpose,
    isRenewed ? { ...signed, until: services.clock.now().getTime() + lasts } : signed,
  )
}

/** Whether what was signed with an end of its own is over by now. @param body - first part of its token */
export function hasEnded({ clock }: Pick<Signing, 'clock'>, body: string): boolean {
  const { until, lasts } = decoded(body)
  return lasts === undefined && until < clock.now().getTime()
}

function sign({ keys }: Pick<Signing, 'keys'>, purpose: Purpose, signed: SignedPayload<object>): string {
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url')
  return `${body}.${seal(keys.current, purpose, body)}`
}

function readSigned<Data>({ keys, clock }: Signing, purpose: Purpose, token: string) {
  const [body = '', mark = '', ...more] = token.split('.')
  const now = clock.now()
  const isSealed = (root: Root) => isEqual(mark, sealAs(mark)(root, purpose, body))
  if (more.length > 0 || !rootsAt(keys, now).some(isSealed)) return undefined
  const signed = decoded<Data>(body)
  return now.getTime() <= signed.until ? signed : undefined
}

const decoded = <Data = object>(body: string): SignedPayload<Data> =>
  JSON.parse(Buffer.from(body, 'base64url').toString())

/** Of 256 bits, as text. */
const hashLength = 43

/** What a signature looks like: links of before keys had names have none in front. */
export const signaturePattern = `[\\w-]{${hashLength}}(?:[\\w-]{${idLength}})?`

/** The name of the secret, and a hash under its key. */
const seal = (root: Root, purpose: Purpose, body: string) =>
  root.id +
  createHmac('sha256', keyFor(root, `link ${purpose}`))
    .update(body)
    .digest('base64url')

/** As links were signed before keys had names; calendars that people subscribed to have such addresses. */
const formerSeal = ({ secret }: Root, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url')

const sealAs = ({ length }: string) => (length === hashLength ? formerSeal : seal)

function millisecondsOf(lifetime: Lifetime): number {
  if ('days' in lifetime) return lifetime.days * 86_400_000
  return 'hours' in lifetime ? lifetime.hours * 3_600_000 : lifetime.minutes * 60_000
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
