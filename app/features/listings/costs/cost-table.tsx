import { useText } from '~/i18n/use-text'
import { formatAmount, formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import { usualChoices } from './cost-choices'
import styles from './costs.module.css'
import type { OfferedPurchaseCosts } from './offered-purchase'
import { type CostKey, type CostLine, type PurchaseVat, purchaseCosts } from './rules/purchase'
import type { LoanExample } from './rules/rates'

type CostTableProps = { costs: OfferedPurchaseCosts; loan: LoanExample }

/**
 * Shows every line of a purchase, as an own home and otherwise, with the own means of the example loan. Of a plot the
 * ledger above takes the other case, because not all land may be built on.
 */
export function CostTable({ costs: { purchase, rates, region }, loan }: CostTableProps) {
  const { t, moneyLocale } = useText()
  const { home, plot, priceCents } = purchase
  const { buyers, ownMeansCents, ownHome: isUsuallyOwn } = usualChoices(priceCents, home, loan)
  const mayBeOwn = home || plot
  const labelOf = useLineLabels(region, purchase.vat)
  const perBuyer = rates.duty.ownHomeCreditCents !== undefined
  const columnOf = (heading: string, ownHome: boolean) => ({
    heading,
    costs: purchaseCosts({ ...purchase, ownHome, buyers, ownMeansCents }, rates),
    chosen: mayBeOwn && ownHome === isUsuallyOwn ? '' : undefined,
  })
  const own = plot ? 'ownPlot' : 'ownHome'
  const ownHome = perBuyer
    ? t(`listings:costs.purchase.${own}Buyers`, { count: buyers })
    : t(`listings:costs.purchase.${own}`)
  const columns = mayBeOwn
    ? [columnOf(ownHome, true), columnOf(t('listings:costs.purchase.otherwise'), false)]
    : [columnOf(t('listings:costs.purchase.amount'), false)]
  // A buyer may need a credit in one case only.
  const keys = [...new Set(columns.flatMap((column) => column.costs.lines.map(({ key }) => key)))]
  const amountOf = (amount: Pick<CostLine, 'cents' | 'isAbout'> = { cents: 0 }) =>
    amount.isAbout
      ? `${t('ui:amount.about')} ${formatPrice(amount.cents, moneyLocale)}`
      : formatAmount(amount.cents, moneyLocale)
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption className="visually-hidden">{t('listings:costs.purchase.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('listings:costs.purchase.line')}</th>
          {columns.map(({ heading, chosen }) => (
            <th key={heading} scope="col" data-chosen={chosen}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{labelOf(key)}</th>
            {columns.map(({ heading, costs, chosen }) => (
              <td key={heading} data-chosen={chosen}>
                {amountOf(costs.lines.find((line) => line.key === key))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('listings:costs.purchase.total')}</th>
          {columns.map(({ heading, costs, chosen }) => (
            <td key={heading} data-chosen={chosen}>
              {amountOf({ cents: costs.totalCents, isAbout: costs.isAbout })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function useLineLabels(region: OfferedPurchaseCosts['region'], vat: PurchaseVat | undefined) {
  const { t, locale } = useText()
  const rate = (percent = 0) => formatNumber(percent, locale)
  return (key: CostKey) => {
    if (key === 'duty') return t(`listings:costs.purchase.duty.${region}`)
    if (key === 'vat' && vat?.otherwisePercent !== undefined) {
      const rates = { own: rate(vat.percent), otherwise: rate(vat.otherwisePercent) }
      return t('listings:costs.purchase.lines.vatEither', rates)
    }
    if (key === 'vat') return t('listings:costs.purchase.lines.vat', { percent: rate(vat?.percent) })
    if (key === 'price' && vat) return t('listings:costs.purchase.lines.priceWithoutVat')
    return t(`listings:costs.purchase.lines.${key}`)
  }
}
