import type { SecretParameter } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { readSigned, sign } from '~/platform/signed.server'

/** Days that the link to an estimate is good for; prices of last year say little. */
const estimateDays = 90

/** Name of the parameter that holds the link's signature. */
export const estimateParameter = 'estimate' satisfies SecretParameter

/** Path of the page that shows what a lead was answered, to who has it from us. */
export function estimateLink(app: App, lead: number, reader: Locale = app.locale): string {
  const until = new Date(app.clock.now().getTime() + estimateDays * 86_400_000)
  const token = sign(app.secret, 'estimate', { lead }, until)
  return `${pathTo(reader, 'thanks.contact-demand')}?${estimateParameter}=${token}`
}

/** @returns number of the lead; undefined when the link is not ours, or its time is over */
export const readEstimateLink = (app: App, token: string): number | undefined =>
  readSigned<{ lead: number }>(app.secret, 'estimate', token, app.clock.now())?.lead
