import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { Fold } from '~/ui/fold/fold'
import { buyerCounts, type CostChoices, readChoices, usualChoices } from './cost-choices'
import { ChoiceField, NumberField } from './cost-fields'
import { CostResult } from './cost-result'
import { CostTable } from './cost-table'
import styles from './costs.module.css'
import type { CostsTexts } from './costs-texts'
import { type Purchase, type PurchaseRates, purchaseCosts } from './rules/purchase'
import type { LoanExample } from './rules/rates'

export type CostsProps = {
  locale: Locale
  moneyLocale: Locale
  texts: CostsTexts
  purchase: Pick<Purchase, 'priceCents' | 'vat'>
  /** VAT that the buyer of an own home may pay instead, in percent. */
  reducedVatPercent: number | undefined
  /** The property can be the buyer's own home. */
  home: boolean
  /** Each buyer of an own home gets a tax credit. */
  perBuyer: boolean
  rates: PurchaseRates
  loan: LoanExample
}

/** Shows the sum of a purchase and its monthly payment, and line by line in a fold; with script, for the visitor's own case. */
export default function Costs(props: CostsProps) {
  const { purchase, home, rates, loan, texts, moneyLocale } = props
  const usual = usualChoices(purchase.priceCents, home, loan)
  const [choices, setChoices] = useState(usual)
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  const read = () => form.current && setChoices(readChoices(new FormData(form.current), usual))

  // Choices made before the script loaded are only in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => void read(), [])

  const appliedPercent = choices.reducedVat ? props.reducedVatPercent : undefined
  const costsFor = (ownHome: boolean) => {
    const vat = purchase.vat && (ownHome ? { ...purchase.vat, appliedPercent } : purchase.vat)
    const { buyers, ownMeansCents } = choices
    return purchaseCosts({ ...purchase, vat, ownHome, buyers, ownMeansCents }, rates)
  }
  const ownHomeHeading = texts.table.ownHome[choices.buyers - 1] ?? texts.table.ownHome[0] ?? ''
  const otherwise = {
    heading: texts.table.otherwise,
    costs: costsFor(false),
    chosen: home && !choices.ownHome,
  }
  const ownHome = { heading: ownHomeHeading, costs: costsFor(true), chosen: choices.ownHome }
  return (
    <div className={styles.calculator}>
      <CostResult
        costs={costsFor(choices.ownHome)}
        choices={choices}
        texts={texts}
        locale={props.locale}
        moneyLocale={moneyLocale}
      />
      <div className={styles.questions}>
        <Fold title={<span id={titleId}>{texts.title}</span>}>
          <form ref={form} className={styles.form} onInput={read} aria-labelledby={titleId}>
            <Questions {...props} usual={usual} choices={choices} />
          </form>
        </Fold>
      </div>
      <Fold title={texts.lines}>
        <CostTable
          columns={home ? [ownHome, otherwise] : [otherwise]}
          texts={texts.table}
          moneyLocale={moneyLocale}
          isVatEither={appliedPercent !== undefined}
        />
      </Fold>
    </div>
  )
}

type QuestionsProps = CostsProps & { usual: CostChoices; choices: CostChoices }

function Questions(props: QuestionsProps) {
  const { texts, locale, moneyLocale, home, perBuyer, reducedVatPercent, loan, usual, choices } = props
  const numbers = (values: number[]) =>
    values.map((value) => ({ value: String(value), label: String(value) }))
  return (
    <>
      {home && (
        <ChoiceField
          legend={texts.situation}
          name="situation"
          options={[
            { value: 'own-home', label: texts.yes },
            { value: 'otherwise', label: texts.no },
          ]}
          chosen="own-home"
        />
      )}
      {reducedVatPercent !== undefined && (
        <ChoiceField
          legend={texts.vatRate}
          name="vat"
          options={[
            { value: 'usual', label: texts.vatUsual },
            { value: 'reduced', label: texts.vatReduced },
          ]}
          chosen="usual"
        />
      )}
      {home && perBuyer && (
        <ChoiceField legend={texts.buyers} name="buyers" options={numbers(buyerCounts)} chosen="1" />
      )}
      <NumberField
        label={texts.ownMeans}
        name="ownMeans"
        initial={formatNumber((usual.ownMeansCents ?? 0) / 100, moneyLocale)}
        mode="numeric"
        problem={choices.ownMeansCents === undefined ? texts.ownMeansInvalid : undefined}
      />
      <NumberField
        label={texts.rate}
        name="rate"
        initial={formatNumber(loan.ratePercent, locale)}
        mode="decimal"
        problem={choices.ratePercent === undefined ? texts.rateInvalid : undefined}
      />
      <ChoiceField
        legend={texts.years}
        name="years"
        options={numbers(loan.yearsToChoose)}
        chosen={String(loan.years)}
      />
    </>
  )
}
