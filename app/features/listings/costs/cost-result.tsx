import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import type { CostChoices } from './cost-choices'
import { amountOf } from './cost-table'
import styles from './costs.module.css'
import type { CostsTexts } from './costs-texts'
import { loanFor } from './loan'
import type { PurchaseCosts } from './rules/purchase'

type CostResultProps = {
  costs: PurchaseCosts
  choices: CostChoices
  texts: CostsTexts
  locale: Locale
  moneyLocale: Locale
}

/** The result of the choices; announced as a whole whenever they change. */
export function CostResult({ costs, choices, texts, locale, moneyLocale }: CostResultProps) {
  const { ownMeansCents, ratePercent, years } = choices
  const { totalCents, isAbout } = costs
  const answered = ownMeansCents !== undefined && ratePercent !== undefined
  const loan = answered ? loanFor(costs, { ownMeansCents, ratePercent, years }) : undefined
  const amount = (cents: number) => amountOf({ cents, isAbout }, texts.table.about, moneyLocale)
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={styles.result}>
      <Amount label={texts.total} text={amount(totalCents)} />
      {loan && answered ? (
        <>
          <Amount label={texts.loan} text={amount(loan.loanCents)} />
          <Amount label={texts.monthly} text={amount(loan.monthlyCents)} main />
          <p className={styles.basis}>
            {filled(texts.basis, {
              ownMeans: formatPrice(ownMeansCents, moneyLocale),
              years: String(years),
              rate: formatNumber(ratePercent, locale),
            })}
          </p>
        </>
      ) : (
        <p className={styles.basis}>{texts.unanswered}</p>
      )}
    </div>
  )
}

const Amount = ({ label, text, main }: { label: string; text: string; main?: boolean }) => (
  <p className={styles.amount} data-main={main ? '' : undefined}>
    <span>{label}</span> <strong>{text}</strong>
  </p>
)

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
