import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'

/** Days that somebody has to confirm. */
export const confirmDays = 7
const dayMs = 86_400_000
/** A mail may be opened years later, and its unsubscribe link has to work. */
const stopYears = 20

/** What a link of a mail does, to whom; `asked` is the asking that it confirms, in milliseconds. */
export type NewsletterLink = { does: 'confirm'; id: number; asked: number } | { does: 'stop'; id: number }

type Linking = Pick<Services, 'secret' | 'clock' | 'config'>
type Reader = { id: number; locale: Locale }

export function confirmHref(
  { secret, clock, config }: Linking,
  { id, locale }: Reader,
  askedAt: Date,
): string {
  const link: NewsletterLink = { does: 'confirm', id, asked: askedAt.getTime() }
  const until = new Date(clock.now().getTime() + confirmDays * dayMs)
  return `${config.publicUrl}${pathTo(locale, 'newsletter.confirm')}?token=${sign(secret, 'newsletter', link, until)}`
}

/** The address that stops the newsletter: for a click in the mail program (RFC 8058), and for who opens it. */
export function stopHref({ secret, clock, config }: Linking, { id, locale }: Reader): string {
  const link: NewsletterLink = { does: 'stop', id }
  const until = new Date(clock.now().getTime() + stopYears * 365 * dayMs)
  return `${config.publicUrl}${pathTo(locale, 'newsletter.stop')}?token=${sign(secret, 'newsletter', link, until)}`
}

/** What a link is for; undefined when it is not ours, for something else, or its time is over. */
export function readLink<Does extends NewsletterLink['does']>(
  { secret, clock }: Pick<Linking, 'secret' | 'clock'>,
  does: Does,
  token: string,
): Extract<NewsletterLink, { does: Does }> | undefined {
  const link = readSigned<NewsletterLink>(secret, 'newsletter', token, clock.now())
  return link?.does === does ? (link as Extract<NewsletterLink, { does: Does }>) : undefined
}
