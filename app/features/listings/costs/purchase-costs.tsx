import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { Fold } from '~/ui/fold/fold'
import { CostNotes } from './cost-notes'
import { CostTable } from './cost-table'
import styles from './costs.module.css'
import type { CostsSummary } from './costs-presenter.server'
import type { OfferedPurchaseCosts } from './offered-purchase'

type PurchaseCostsProps = Omit<CostsSummary, 'costs'> & { costs: OfferedPurchaseCosts }

/** The cost of a purchase line by line, and what it rests on (D11); its sums are in the ledger above it. */
export function PurchaseCosts({ costs, asOf, loan, loanFrom, vatRates }: PurchaseCostsProps) {
  const { t, moneyLocale } = useText()
  const { priceCents, startingFrom } = costs.purchase
  return (
    <div className={styles.lines}>
      <p className={styles.note}>
        {t('listings:costs.indicative', { date: asOf })}
        {startingFrom &&
          ` ${t('listings:costs.purchase.startingFrom', { price: formatPrice(priceCents, moneyLocale) })}`}
      </p>
      <Fold title={t('listings:costs.calculator.lines')}>
        <CostTable costs={costs} loan={loan} />
        <h4 className={styles.notesTitle}>{t('listings:costs.calculator.notes')}</h4>
        <CostNotes costs={costs} vatRates={vatRates} loanFrom={loanFrom} />
      </Fold>
    </div>
  )
}
