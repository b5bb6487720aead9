import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import { AmountText } from '~/ui/sentence/amount-text'
import { FieldsContext, Money, Sentence } from '~/ui/sentence/sentence'
import { type Ledger, ledgerOf } from './ledger'
import type { LedgerFacts } from './ledger-facts'
import { ledgerPath } from './ledger-path'
import styles from './ledger-sheet.module.css'
import { SheetLines } from './sheet-lines'
import { Without } from './without'

type SheetProps = { facts: LedgerFacts; ledger: Ledger }
type LedgerSheetProps = {
  facts: LedgerFacts
  /** Path of the listing's page. */
  href: string
}

/** The ledger on the listing's page, in short: its lines, one sum, and the way to the whole with own figures. */
export function LedgerSheet({ facts, href }: LedgerSheetProps) {
  const { t, locale } = useText()
  const { offer, usual } = facts
  const ledger = ledgerOf(offer, usual, facts.asked)
  return (
    <div className={styles.sheet}>
      <h3>{t('listings:ledger.title')}</h3>
      <SheetLines facts={facts} ledger={ledger} />
      <div className={styles.end}>
        <MonthlySum facts={facts} ledger={ledger} />
        <form method="get" action={ledgerPath(href, locale)} className={styles.form}>
          {offer.kind === 'purchase' && <OwnMeans facts={facts} />}
          <button type="submit" className="button">
            {t('listings:ledger.sheet.submit')}
          </button>
        </form>
      </div>
    </div>
  )
}

/** The one sum, with the case that it is for. */
function MonthlySum({ facts, ledger }: SheetProps) {
  const { t } = useText()
  const { monthly } = ledger
  if (!monthly) return null
  return (
    <div className={styles.sum}>
      <p>{t('listings:ledger.sum')}</p>
      <p className={styles.amount}>
        <AmountText cents={monthly.totalCents} isAbout={monthly.isAbout} />
      </p>
      <Case facts={facts} />
      <Without facts={facts} ledger={ledger} />
    </div>
  )
}

/** Whose home it becomes, and the loan of the example. */
function Case({ facts: { offer, usual } }: Pick<SheetProps, 'facts'>) {
  const { t, locale, moneyLocale } = useText()
  if (offer.kind !== 'purchase') return null
  const perBuyer = offer.rates.duty.ownHomeCreditCents !== undefined
  const home = perBuyer
    ? t('listings:costs.purchase.ownHomeBuyers', { count: usual.buyers })
    : t('listings:costs.purchase.ownHome')
  const loan = t('listings:costs.calculator.basis', {
    ownMeans: formatPrice(usual.ownMeansCents ?? 0, moneyLocale),
    years: usual.years,
    rate: formatNumber(usual.ratePercent ?? 0, locale),
  })
  return <p>{usual.ownHome ? `${home}. ${loan}` : loan}</p>
}

/** The first figure of the visitor's own, which the ledger begins with. */
function OwnMeans({ facts: { usual } }: Pick<SheetProps, 'facts'>) {
  const { t, moneyLocale } = useText()
  const typed = { ownMeans: formatNumber((usual.ownMeansCents ?? 0) / 100, moneyLocale) }
  const ownMeans = (
    <Money name="ownMeans" label={t('listings:costs.calculator.ownMeans')} moneyLocale={moneyLocale} />
  )
  return (
    <FieldsContext value={{ typed, problems: {} }}>
      <p className={styles.sentence}>
        <Sentence text={t('listings:ledger.line.ownMeans')} fields={{ ownMeans }} />
      </p>
    </FieldsContext>
  )
}
