import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Hours until an unconfirmed search alert is deleted. */
export const confirmHours = 24
/** Days that links in alert mails are valid: longer than the lifetime of an alert that is not renewed. */
const changeDays = 500

export type LinkFor = 'confirm' | 'change'
export type DemandLink = { id: string; does: LinkFor }

const links = defineSignedLinks<DemandLink>('demand', ({ does }) =>
  does === 'confirm' ? { hours: confirmHours } : { days: changeDays },
)

/** Path of the page on which holders of the link confirm, change or stop an alert. */
export const demandPath = (services: Services, locale: Locale, link: DemandLink): string =>
  links.addTo(pathTo(locale, 'demand'), services, link)

export const demandHref = (services: Services, locale: Locale, link: DemandLink): string =>
  services.config.publicUrl + demandPath(services, locale, link)

export const readDemandLink = (
  services: Pick<Services, 'clock' | 'keys'>,
  token: string,
): DemandLink | undefined => links.read(services, token)
