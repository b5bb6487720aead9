import { parse } from 'node:querystring'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { confirmedHashOf, isConfirmedAddress } from './confirmed-address.server'

/** Browsers keep no cookie for longer. */
const days = 400

const tokens = defineSignedLinks<{ address: string }>('confirmed-here', { days })

/** @see RFC 6265bis, 4.1.3.2 */
const nameOf = ({ config }: Pick<App, 'config'>) => (config.https ? '__Host-confirmed' : 'confirmed')

/**
 * The cookie of a browser in which the owner of an address followed a mailed link: a signed, keyed hash of the address,
 * so that their next booking need not be confirmed once more.
 */
export function confirmedCookie(app: App, email: string): string {
  const value = tokens.toToken(app, { address: confirmedHashOf(app, email) })
  const marks = ['Path=/', `Max-Age=${days * 86_400}`, 'HttpOnly', 'SameSite=Lax']
  return [`${nameOf(app)}=${value}`, ...marks, ...(app.config.https ? ['Secure'] : [])].join('; ')
}

/** Whether an address was confirmed in the browser that asks, and nobody had it forgotten since. */
export async function isConfirmedHere(
  app: App,
  { headers }: Pick<Request, 'headers'>,
  email: string,
): Promise<boolean> {
  const cookies = parse((headers.get('cookie') ?? '').replaceAll(/;\s*/g, ';'), ';')
  const value = cookies[nameOf(app)]
  const known = typeof value === 'string' ? tokens.read(app, value)?.address : undefined
  return known === confirmedHashOf(app, email) && (await isConfirmedAddress(app.db, app, email))
}
