import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from './app.server'

/** Purpose of a signature: it is invalid for any other. */
export type Purpose =
  | 'appointment'
  | 'calendar'
  | 'work'
  | 'confirm'
  | 'documents'
  | 'demand'
  | 'newsletter'
  | 'testimonial'
  | 'privacy'
  | 'estimate'
  | 'self-test'
  | 'upload'
  | 'owner-link'
  | 'owner-code'
  | 'owner-totp'

type Lifetime = { days: number } | { hours: number } | { minutes: number }
type Signing = Pick<Services, 'secret' | 'clock'>

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
  const seal = (secret: string, body: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url')

  /** When one that is signed now stops being good. */
  const expiryOf = ({ clock }: Pick<Signing, 'clock'>, data: Data): Date =>
    new Date(
      clock.now().getTime() + millisecondsOf(typeof lifetime === 'function' ? lifetime(data) : lifetime),
    )

  function toToken(services: Signing, data: Data, until = expiryOf(services, data)): string {
    const body = Buffer.from(JSON.stringify({ data, until: until.getTime() })).toString('base64url')
    return `${body}.${seal(services.secret, body)}`
  }

  return {
    expiryOf,
    toToken,

    /** A path of ours that carries what is signed. */
    addTo: (path: string, services: Signing, data: Data, until?: Date): string =>
      `${path}${path.includes('?') ? '&' : '?'}${parameter}=${toToken(services, data, until)}`,

    /** The signed payload; undefined when forged, for another purpose, or expired. */
    read({ secret, clock }: Signing, token: string): Data | undefined {
      const [body = '', mark = '', ...more] = token.split('.')
      if (more.length > 0 || !isEqual(mark, seal(secret, body))) return undefined
      const signed: { data: Data; until: number } = JSON.parse(Buffer.from(body, 'base64url').toString())
      return clock.now().getTime() <= signed.until ? signed.data : undefined
    },
  }
}

function millisecondsOf(lifetime: Lifetime): number {
  if ('days' in lifetime) return lifetime.days * 86_400_000
  return 'hours' in lifetime ? lifetime.hours * 3_600_000 : lifetime.minutes * 60_000
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
