import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'

export type SearchTotals = { sale: number; rent: number }

/**
 * Puts the numbers of listings into an agency's own sentence, wherever and however often it names them.
 * @param text - may hold `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}`
 * @see docs/requirements.md, H1
 */
export const fillTotals = (text: string, { sale, rent }: SearchTotals, locale: Locale) =>
  text
    .replaceAll('{FOR_SALE_TOTAL}', formatNumber(sale, locale))
    .replaceAll('{FOR_RENT_TOTAL}', formatNumber(rent, locale))
