import type { SecretParameter } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'

/** Name of the parameter that holds the link's signature. */
export const estimateParameter = 'estimate' satisfies SecretParameter

/** Three months: prices of last year say little. */
const links = defineSignedLinks<{ lead: number }>('estimate', { days: 90 }, estimateParameter)

/** Path of the page that shows what a lead was answered, to who has it from us. */
export const estimateLink = (app: App, lead: number, reader: Locale = app.locale): string =>
  links.addTo(pathTo(reader, 'thanks.contact-demand'), app, { lead })

/** @returns number of the lead; undefined when the link is not ours, or its time is over */
export const readEstimateLink = (app: App, token: string): number | undefined => links.read(app, token)?.lead
