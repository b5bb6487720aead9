import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { AmountText } from '~/ui/sentence/amount-text'
import { DrawnIcon } from '~/ui/shell/drawn-icon'
import * as iconLines from '~/ui/shell/icon-lines'
import type { Ledger } from '../ledger/ledger'
import type { LedgerFacts } from '../ledger/ledger-facts'
import { Without } from '../ledger/without'
import styles from './ledger.module.css'

type SumProps = { facts: LedgerFacts; ledger: Ledger; viewingHref: string | undefined }
type MonthlySumProps = SumProps & { url: string; children: ReactNode }

/** The one sum that all ends in, with what it is without; announced as a whole whenever it changes. */
export function MonthlySum({ facts, ledger, url, viewingHref, children }: MonthlySumProps) {
  const { t } = useText()
  return (
    <aside className={styles.sum} aria-label={t('listings:ledger.sum')}>
      <div role="status" aria-live="polite" aria-atomic="true">
        <p className={styles.sumLabel}>{t('listings:ledger.sum')}</p>
        <SumAmount facts={facts} ledger={ledger} />
        <div className={styles.without}>
          <Without facts={facts} ledger={ledger} />
          <p>{t('listings:ledger.notIn')}</p>
        </div>
      </div>
      {viewingHref && (
        <a href={viewingHref} className={`button button-main ${styles.viewing}`}>
          <DrawnIcon lines={iconLines.calendar} />
          {t('listings:contact.visit')}
        </a>
      )}
      {children}
      <button
        type="button"
        className={`button scripted ${styles.copy}`}
        data-share="copy"
        data-url={url}
        data-copied={t('listings:share.copied')}
        data-copy-failed={t('listings:share.copyFailed')}
      >
        <DrawnIcon lines={iconLines.link} />
        {t('listings:ledger.copy')}
      </button>
      <p className={styles.privacy}>{t('listings:ledger.privacy')}</p>
    </aside>
  )
}

function SumAmount({ facts, ledger: { monthly } }: Pick<SumProps, 'facts' | 'ledger'>) {
  const { t } = useText()
  return monthly ? (
    <p className={styles.sumAmount}>
      <AmountText cents={monthly.totalCents} isAbout={monthly.isAbout} />
    </p>
  ) : (
    <p className={styles.sumAmount} data-unknown="">
      {t(facts.offer.kind === 'annuity' ? 'ui:amount.unknown' : 'listings:costs.calculator.unanswered')}
    </p>
  )
}

/**
 * The same sum and action at the bottom of a screen that has no room beside the sentences, as long as these are read. The
 * sum itself is what is announced.
 */
export function SumBar({ facts, ledger, viewingHref }: SumProps) {
  const { t } = useText()
  return (
    <div className={styles.bar} data-bottom-actions="wide">
      <div aria-hidden="true">
        <p className={styles.barLabel}>{t('listings:ledger.sum')}</p>
        <SumAmount facts={facts} ledger={ledger} />
      </div>
      <a href={viewingHref} className="button button-main">
        {t('listings:contact.plan')}
      </a>
    </div>
  )
}
