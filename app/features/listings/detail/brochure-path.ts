import { entryOf } from '~/i18n/page-table'
import type { Locale } from '~/kernel/locale'

/** The word at the end of a brochure's address: the same for sale and for rent. */
const wordOf = (locale: Locale) => entryOf('listing.sale.print').paths[locale].split('/').at(-2)

/**
 * The brochure stands below its listing.
 * @param href - of the listing's page in this language
 * @example brochurePath('/nl/te-koop/ukkel/villa/2706/', 'nl') // '/nl/te-koop/ukkel/villa/2706/afdrukken/'
 */
export const brochurePath = (href: string, locale: Locale): string => `${href}${wordOf(locale)}/`
