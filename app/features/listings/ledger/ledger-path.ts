import { entryOf } from '~/i18n/page-table'
import type { Locale } from '~/kernel/locale'

/** Last segment of a ledger's path: the same for sale and for rent. */
const wordOf = (locale: Locale) => entryOf('listing.sale.ledger').paths[locale].split('/').at(-2)

/**
 * Returns the path of the ledger, which is below its listing's.
 * @param href - of the listing's page in this language
 * @example ledgerPath('/nl/te-koop/ukkel/villa/2706/', 'nl') // '/nl/te-koop/ukkel/villa/2706/rekening/'
 */
export const ledgerPath = (href: string, locale: Locale): string => `${href}${wordOf(locale)}/`
