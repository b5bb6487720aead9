import type { Locale } from '~/kernel/locale'
import type { CardRow, ListingRow, PriceRow } from './listing-rows'
import type { PublicPrice, Ribbon } from './public-words'

/** Words beside a rent that say what is said anyhow: `per maand`, `/mois`, `p.m.`, `pro Monat`. */
const perMonthWords = /^(?:(?:per|par|pro|a|p)[\s./]*|\/\s*)(?:maand|mois|month|monat|m)\.?$/i

/** Price unit of the feed that means "starting from". */
const startingFromUnit = 7

/**
 * The price as visitors see it. Repositories hand out public rows only (`public-row.ts`); the flag is checked again here, and
 * that of the address below, in case a row was made otherwise.
 * @param unitLang - language of the words beside the price, if it is not the page's
 */
export function publicPrice(row: PriceRow, unitText = '', unitLang?: Locale): PublicPrice {
  const { bouquetCents, monthlyAnnuityCents } = row.annuity ?? {}
  if (row.goal === 'sale' && row.publishPrice && (bouquetCents || monthlyAnnuityCents))
    return { kind: 'annuity', bouquetCents, monthlyCents: monthlyAnnuityCents }
  if (!row.publishPrice || !row.priceCents) return { kind: 'on-request' }
  const startingFrom = row.priceUnit === startingFromUnit
  const perMonth = row.goal === 'rent'
  const isSaid = startingFrom || (perMonth && perMonthWords.test(unitText.trim()))
  return {
    kind: 'amount',
    cents: row.priceCents,
    startingFrom,
    unitText: isSaid ? '' : unitText.trim(),
    unitLang,
    perMonth,
  }
}

type AddressColumns = Pick<ListingRow, 'publishAddress' | 'street' | 'houseNumber' | 'box'> & {
  /** In the language of the page. */
  text?: { street: string | null } | null
}

/** `Lindelaan 12 bus 3`, or undefined if the owner hides it. */
export function publicAddress(row: AddressColumns, boxWord: string): string | undefined {
  const street = row.text?.street || row.street
  if (!row.publishAddress || !street) return undefined
  const number = [street, row.houseNumber].filter(Boolean).join(' ')
  return row.box ? `${number} ${boxWord} ${row.box}` : number
}

/** The ribbon's text: the state first, else the agency's own marquee. */
export function ribbonOf(row: Pick<CardRow, 'state' | 'marquee'>): Ribbon | undefined {
  if (row.state !== 'available') return row.state
  return row.marquee > 0 ? 'marquee' : undefined
}
