import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Hours that a demand waits to be confirmed; then it is forgotten. */
export const confirmHours = 24
/** Days that the links of a mail about listings are valid for: longer than a demand lives without a word. */
const changeDays = 500

export type LinkFor = 'confirm' | 'change'
export type DemandLink = { id: string; does: LinkFor }

const links = defineSignedLinks<DemandLink>('demand', ({ does }) =>
  does === 'confirm' ? { hours: confirmHours } : { days: changeDays },
)

/** Path of the page where whoever has the link confirms, changes or stops a demand. */
export const demandPath = (services: Services, locale: Locale, link: DemandLink): string =>
  links.addTo(pathTo(locale, 'demand'), services, link)

export const demandHref = (services: Services, locale: Locale, link: DemandLink): string =>
  services.config.publicUrl + demandPath(services, locale, link)

export const readDemandLink = (services: Services, token: string): DemandLink | undefined =>
  links.read(services, token)
