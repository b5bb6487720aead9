import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'

export type SearchTotals = { sale: number; rent: number }

/**
 * Replaces placeholders in an agency's text by the numbers of listings.
 * @param text - may contain `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}`
 * @see docs/requirements.md, H1
 */
export const fillTotals = (text: string, { sale, rent }: SearchTotals, locale: Locale) =>
  text
    .replaceAll('{FOR_SALE_TOTAL}', formatNumber(sale, locale))
    .replaceAll('{FOR_RENT_TOTAL}', formatNumber(rent, locale))
