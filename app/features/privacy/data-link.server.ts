import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'

/** Minutes that the link is good for: it opens everything that is kept of somebody. */
export const linkMinutes = 60

/** Where the owner of an address sees what is kept of it. */
export function dataLink({ secret, clock, config, locale }: App, email: string): string {
  const until = new Date(clock.now().getTime() + linkMinutes * 60_000)
  return `${config.publicUrl}${pathTo(locale, 'my-data')}?token=${sign(secret, 'privacy', { email }, until)}`
}

/** The address that a link is for; undefined when it is no good, or no longer. */
export const linkedEmail = ({ secret, clock }: App, token: string): string | undefined =>
  readSigned<{ email: string }>(secret, 'privacy', token, clock.now())?.email
