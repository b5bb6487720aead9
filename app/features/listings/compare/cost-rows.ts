import type { TextKey } from '~/i18n/text-keys'
import { formatNumber } from '~/kernel/numbers'
import { priceText } from '../card/price-text'
import { amountCell, amountRow, costRow, type RowRule } from './row-rule'

const price = (label: TextKey) =>
  costRow('price', label, { say: ({ card }, context) => ({ text: priceText(card.price, context) }) })

/** VAT that the price includes is said where others have a duty. */
const duty = amountRow('duty', 'listings:compare.rows.duty', {
  say: ({ amounts }, context) => {
    const { locale, t } = context
    const { duty: amount, vatPercent } = amounts
    const percent = vatPercent === undefined ? '' : formatNumber(vatPercent, locale)
    if (!amount) return percent ? { text: t('listings:compare.vatIncluded', { percent }) } : undefined
    const cell = amountCell(amount, context)
    return cell && percent ? { ...cell, note: t('listings:compare.vatAdded', { percent }) } : cell
  },
})

/** What a purchase costs a month comes first, then how that comes about. */
export const purchaseRows: readonly RowRule[] = [
  price('listings:compare.rows.price'),
  costRow('monthly', 'listings:compare.rows.monthlySale', { isMain: true }),
  costRow('total', 'listings:compare.rows.total'),
  duty,
  amountRow('notary', 'listings:compare.rows.notary'),
  amountRow('ownMeans', 'listings:compare.rows.ownMeans'),
  costRow('perM2', 'listings:compare.rows.perM2'),
]

/** From the rent to what a renter pays a month and to move in. */
export const rentRows: readonly RowRule[] = [
  price('listings:compare.rows.rent'),
  amountRow('charges', 'listings:compare.rows.charges'),
  costRow('monthly', 'listings:compare.rows.monthlyRent', { isMain: true }),
  costRow('perM2', 'listings:compare.rows.rentPerM2'),
  amountRow('deposit', 'listings:compare.rows.deposit'),
  costRow('entry', 'listings:compare.rows.entry'),
]
