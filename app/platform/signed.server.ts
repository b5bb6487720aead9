import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed text is for: one made for a thing is no good for another. */
export type Purpose =
  | 'appointment'
  | 'calendar'
  | 'captcha'
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

type Sealed = { data: unknown; until: number }

/**
 * A text that only we can have made, for links in mails and hidden fields. Everybody can read what is in it.
 * @param until - after this instant it is no good any more
 */
export function sign(secret: string, purpose: Purpose, data: object, until: Date): string {
  const sealed: Sealed = { data, until: until.getTime() }
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  return `${body}.${seal(secret, purpose, body)}`
}

/** What was signed; undefined when somebody else made it, it was changed, is for something else, or its time is over. */
export function readSigned<Data>(
  secret: string,
  purpose: Purpose,
  text: string,
  now: Date,
): Data | undefined {
  const [body = '', mark = '', ...more] = text.split('.')
  if (more.length > 0 || !isEqual(mark, seal(secret, purpose, body))) return undefined
  const { data, until } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed
  return now.getTime() <= until ? (data as Data) : undefined
}

const seal = (secret: string, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url')

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
