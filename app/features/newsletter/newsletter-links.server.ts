import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { Subscriber } from './subscribers.repo.server'

/** Days that somebody has to confirm. */
export const confirmDays = 7
/** Since when a mail was written whose link to confirm is still good, if it went out at once. */
export const goodLinksSince = (now: Date): Date => new Date(now.getTime() - confirmDays * 86_400_000)

/** Twenty years: a mail may be opened years later, and its unsubscribe link has to work. */
const stopDays = 7_300

/** How somebody asked: their language, the form and page, and the hash of the words that they agree to. */
export type Asking = Pick<Subscriber, 'locale' | 'form' | 'page' | 'consentVersion'>

export type ConfirmLink = {
  does: 'confirm'
  id: number
  /** The asking that it confirms, in milliseconds. */
  asked: number
  /** Of somebody who had stopped: until they confirm, it is kept in the link alone. */
  again?: Asking | undefined
}

/** What a link of a mail does, to whom. */
export type NewsletterLink = ConfirmLink | { does: 'stop'; id: number }

const links = defineSignedLinks<NewsletterLink>('newsletter', ({ does }) => ({
  days: does === 'confirm' ? confirmDays : stopDays,
}))

type Linking = Pick<Services, 'keys' | 'clock' | 'config'>
type Reader = { id: number; locale: Locale }

export function confirmHref(
  services: Linking,
  { id, locale, again }: Reader & { again?: Asking | undefined },
  askedAt: Date,
): string {
  const link: NewsletterLink = { does: 'confirm', id, asked: askedAt.getTime(), again }
  return services.config.publicUrl + links.addTo(pathTo(locale, 'newsletter.confirm'), services, link)
}

/** The address that stops the newsletter: for a click in the mail program (RFC 8058), and for a person who opens it. */
export const stopHref = (services: Linking, { id, locale }: Reader): string =>
  services.config.publicUrl + links.addTo(pathTo(locale, 'newsletter.stop'), services, { does: 'stop', id })

/** What a link is for; undefined when it is not ours, for something else, or its time is over. */
export function readLink<Does extends NewsletterLink['does']>(
  services: Pick<Linking, 'keys' | 'clock'>,
  does: Does,
  token: string,
): Extract<NewsletterLink, { does: Does }> | undefined {
  const link = links.read(services, token)
  return link?.does === does ? (link as Extract<NewsletterLink, { does: Does }>) : undefined
}
