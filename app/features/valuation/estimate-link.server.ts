import type { SecretParameter } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Name of the parameter that holds the link's signature. */
export const estimateParameter = 'estimate' satisfies SecretParameter

/** Days that the link of an estimate is valid: older prices are outdated. */
export const estimateDays = 90

const links = defineSignedLinks<{ lead: number }>('estimate', { days: estimateDays }, estimateParameter)

/** Path of the page with a lead's estimate, with a signature. */
export const estimateLink = (app: App, lead: number, reader: Locale = app.locale): string =>
  links.addTo(pathTo(reader, 'thanks.contact-demand'), app, { lead })

/** @returns number of the lead; undefined if the link is forged or expired */
export const readEstimateLink = (app: App, token: string): number | undefined => links.read(app, token)?.lead
