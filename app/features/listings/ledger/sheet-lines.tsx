import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { AmountText } from '~/ui/sentence/amount-text'
import type { Ledger, MonthlyKey, PurchaseKey } from './ledger'
import type { LedgerFacts } from './ledger-facts'
import styles from './ledger-sheet.module.css'

type SheetLinesProps = { facts: LedgerFacts; ledger: Ledger }
type SheetLine = {
  label: string
  cents: number
  isAbout?: boolean | undefined
  isTotal?: boolean
  isDetail?: boolean
}

/**
 * The lines of the ledger, a word each: up to the sum of the purchase, then what is known of each month. Of a purchase
 * a phone shows the price, its VAT and the sum, because the table below has every line.
 */
export function SheetLines({ facts, ledger }: SheetLinesProps) {
  return (
    <dl className={styles.lines}>
      {useSheetLines(facts, ledger).map(({ label, cents, isAbout, isTotal, isDetail }) => (
        <div key={label} data-total={isTotal ? '' : undefined} data-detail={isDetail ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            <AmountText cents={cents} isAbout={isAbout} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useSheetLines(facts: LedgerFacts, { purchase, loan, start, monthly }: Ledger): SheetLine[] {
  const { t } = useText()
  const ofPurchase = usePurchaseLabels(facts)
  const ofMonth: Partial<Record<MonthlyKey, string>> = {
    repayment: t('listings:costs.calculator.monthly'),
    rent: t('listings:compare.rows.rent'),
    annuity: t('listings:ledger.sheet.annuity'),
    charges: t('listings:compare.rows.charges'),
  }
  const bouquet = facts.offer.kind === 'annuity' ? (start?.lines ?? []) : []
  return [
    ...(purchase?.lines.map((line) => ({
      ...line,
      label: ofPurchase[line.key] ?? '',
      isDetail: line.key !== 'price' && line.key !== 'vat',
    })) ?? []),
    ...(purchase
      ? [
          {
            label: t('listings:costs.calculator.total'),
            cents: purchase.totalCents,
            isAbout: purchase.isAbout,
            isTotal: true,
          },
        ]
      : []),
    ...(loan
      ? [
          {
            label: t('listings:costs.calculator.loan'),
            cents: loan.loanCents,
            isAbout: loan.isAbout,
            isDetail: true,
          },
        ]
      : []),
    ...bouquet.map((line) => ({ ...line, label: t('listings:ledger.sheet.bouquet') })),
    ...(monthly?.lines.flatMap((line) => {
      const label = ofMonth[line.key]
      return label ? [{ ...line, label, isDetail: line.key === 'repayment' }] : []
    }) ?? []),
  ]
}

function usePurchaseLabels({ offer }: LedgerFacts): Partial<Record<PurchaseKey, string>> {
  const { t, locale } = useText()
  if (offer.kind !== 'purchase') return {}
  const { vat } = offer.purchase
  const percent = formatNumber(vat?.percent ?? 0, locale)
  return {
    price: t(vat ? 'listings:costs.purchase.lines.priceWithoutVat' : 'listings:costs.purchase.lines.price'),
    vat: t('listings:costs.purchase.lines.vat', { percent }),
    duty: t(`listings:costs.purchase.duty.${offer.region}`),
    notary: t('listings:ledger.sheet.notary'),
    credit: t('listings:ledger.sheet.credit'),
  }
}
