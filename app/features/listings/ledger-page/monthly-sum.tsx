import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { AmountText } from '~/ui/sentence/amount-text'
import { Icon } from '~/ui/shell/icon'
import type { Ledger } from '../ledger/ledger'
import type { LedgerFacts } from '../ledger/ledger-facts'
import { Without } from '../ledger/without'
import styles from './ledger.module.css'

type MonthlySumProps = { facts: LedgerFacts; ledger: Ledger; url: string; children: ReactNode }

/** The one sum that all ends in, with what it is without; announced as a whole whenever it changes. */
export function MonthlySum({ facts, ledger, url, children }: MonthlySumProps) {
  const { t } = useText()
  const { monthly } = ledger
  return (
    <aside className={styles.sum} aria-label={t('listings:ledger.sum')}>
      <div role="status" aria-live="polite" aria-atomic="true">
        <p className={styles.sumLabel}>{t('listings:ledger.sum')}</p>
        {monthly ? (
          <p className={styles.sumAmount}>
            <AmountText cents={monthly.totalCents} isAbout={monthly.isAbout} />
          </p>
        ) : (
          <p className={styles.sumAmount} data-unknown="">
            {t(facts.offer.kind === 'annuity' ? 'ui:amount.unknown' : 'listings:costs.calculator.unanswered')}
          </p>
        )}
        <div className={styles.without}>
          <Without facts={facts} ledger={ledger} />
          <p>{t('listings:ledger.notIn')}</p>
        </div>
      </div>
      {children}
      <button
        type="button"
        className={`button scripted ${styles.copy}`}
        data-share="copy"
        data-url={url}
        data-copied={t('listings:share.copied')}
        data-copy-failed={t('listings:share.copyFailed')}
      >
        <Icon name="link" />
        {t('listings:ledger.copy')}
      </button>
      <p className={styles.privacy}>{t('listings:ledger.privacy')}</p>
    </aside>
  )
}
