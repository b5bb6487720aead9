import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'

/** Hours that a demand waits to be confirmed; then it is forgotten. */
export const confirmHours = 24
/** Days that the links of a mail about homes are good for: longer than a demand lives without a word. */
const changeDays = 500

export type LinkFor = 'confirm' | 'change'
export type DemandLink = { id: string; does: LinkFor }

/** Path of the page where whoever has the link confirms, changes or stops a demand. */
export function demandPath({ secret, clock }: Services, locale: Locale, link: DemandLink): string {
  const hours = link.does === 'confirm' ? confirmHours : changeDays * 24
  const until = new Date(clock.now().getTime() + hours * 3_600_000)
  return `${pathTo(locale, 'demand')}?token=${sign(secret, 'demand', link, until)}`
}

export const demandHref = (services: Services, locale: Locale, link: DemandLink): string =>
  services.config.publicUrl + demandPath(services, locale, link)

export const readDemandLink = ({ secret, clock }: Services, token: string): DemandLink | undefined =>
  readSigned<DemandLink>(secret, 'demand', token, clock.now())
