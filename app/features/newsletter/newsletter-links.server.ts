import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Days that somebody has to confirm. */
export const confirmDays = 7
/** Twenty years: a mail may be opened years later, and its unsubscribe link has to work. */
const stopDays = 7_300

/** What a link of a mail does, to whom; `asked` is the asking that it confirms, in milliseconds. */
export type NewsletterLink = { does: 'confirm'; id: number; asked: number } | { does: 'stop'; id: number }

const links = defineSignedLinks<NewsletterLink>('newsletter', ({ does }) => ({
  days: does === 'confirm' ? confirmDays : stopDays,
}))

type Linking = Pick<Services, 'keys' | 'clock' | 'config'>
type Reader = { id: number; locale: Locale }

export function confirmHref(services: Linking, { id, locale }: Reader, askedAt: Date): string {
  const link: NewsletterLink = { does: 'confirm', id, asked: askedAt.getTime() }
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
