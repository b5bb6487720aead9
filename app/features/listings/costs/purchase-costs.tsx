import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { Fold } from '~/ui/fold/fold'
import { CostNotes } from './cost-notes'
import { CostTable } from './cost-table'
import styles from './costs.module.css'
import type { CostsSummary } from './costs-presenter.server'
import type { OfferedPurchaseCosts } from './offered-purchase'

type PurchaseCostsProps = Omit<CostsSummary, 'costs'> & {
  costs: OfferedPurchaseCosts
  /** What the agency states. */
  children: ReactNode
}

/** The cost of a purchase line by line, and what it rests on (D11); its sums are in the ledger above. */
export function PurchaseCosts({ costs, asOf, loan, loanFrom, vatRates, children }: PurchaseCostsProps) {
  const { t, moneyLocale } = useText()
  const { priceCents, startingFrom } = costs.purchase
  return (
    <>
      <p className={`${styles.note} ${styles.basis}`}>
        {t('listings:costs.indicative', { date: asOf })}
        {startingFrom &&
          ` ${t('listings:costs.purchase.startingFrom', { price: formatPrice(priceCents, moneyLocale) })}`}
      </p>
      {children}
      <Fold title={t('listings:costs.calculator.lines')}>
        <CostTable costs={costs} loan={loan} />
        <h4 className={styles.notesTitle}>{t('listings:costs.calculator.notes')}</h4>
        <CostNotes costs={costs} vatRates={vatRates} loanFrom={loanFrom} />
      </Fold>
    </>
  )
}
