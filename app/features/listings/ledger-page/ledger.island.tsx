import { useEffect, useMemo, useRef, useState } from 'react'
import { GivenText } from '~/i18n/given-text'
import type { TextsByRoom } from '~/i18n/translate'
import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { FieldsContext } from '~/ui/sentence/sentence'
import { highestRate } from '../costs/cost-choices'
import { ledgerOf } from '../ledger/ledger'
import { type LedgerProblem, type ReadAnswers, readAnswers } from '../ledger/ledger-answers'
import type { LedgerFacts } from '../ledger/ledger-facts'
import styles from './ledger.module.css'
import { MonthlyChapter } from './monthly-chapter'
import { MonthlySum, SumBar } from './monthly-sum'
import { NearChapter, type NearLine } from './near-chapter'
import { OnceChapter } from './once-chapter'
import { type Days, LoanChapter, PurchaseChapter } from './purchase-chapters'

export type LedgerProps = {
  locale: Locale
  moneyLocale: Locale
  texts: TextsByRoom
  facts: LedgerFacts
  /** What the fields hold, as the address has it. */
  typed: Record<string, string>
  days: Days
  near: NearLine[]
  /** Path of the page, to which the form leads. */
  action: string
  /** Address of the page, without figures. */
  url: string
  /** Where a viewing is planned, which the sum leads on to. */
  viewingHref?: string | undefined
}

/** The form stands below the sheet, which is printed without it. */
const formId = 'ledger'

/**
 * The ledger of a listing: sentences whose figures the visitor edits. A GET form, so that it works without script and
 * its address carries the figures; script only keeps the sums up to date.
 */
export default function LedgerIsland(props: LedgerProps) {
  const { locale, moneyLocale, texts } = props
  return (
    <GivenText locale={locale} moneyLocale={moneyLocale} texts={texts}>
      <Sheet {...props} />
    </GivenText>
  )
}

function Sheet({ facts, typed, days, near, action, url, viewingHref }: LedgerProps) {
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  const { read, query, refresh } = useAnswers(form, facts, typed)
  const { answers } = read
  const { offer } = facts
  const ledger = ledgerOf(offer, answers, facts.asked)
  const problems = useProblems(read.problems)
  const fields = useMemo(() => ({ form: formId, typed, problems }), [typed, problems])
  return (
    <FieldsContext value={fields}>
      <div className={styles.sheet} onInput={refresh}>
        <div className={styles.chapters}>
          {offer.kind === 'purchase' && (
            <>
              <PurchaseChapter offer={offer} ledger={ledger} answers={answers} days={days} />
              <LoanChapter facts={facts} ledger={ledger} answers={answers} days={days} />
            </>
          )}
          {offer.kind === 'annuity' && <OnceChapter kind="deed" ledger={ledger} />}
          <MonthlyChapter facts={facts} ledger={ledger} years={answers.years} />
          {offer.kind === 'rent' && <OnceChapter kind="entry" ledger={ledger} />}
          <NearChapter lines={near} />
        </div>
        <MonthlySum facts={facts} ledger={ledger} url={url + query} viewingHref={viewingHref}>
          <form ref={form} id={formId} method="get" action={action} className={styles.form}>
            <button type="submit" className="button">
              {t('ui:amount.recalculate')}
            </button>
          </form>
        </MonthlySum>
        {viewingHref && <SumBar facts={facts} ledger={ledger} viewingHref={viewingHref} />}
      </div>
    </FieldsContext>
  )
}

/** The answers as the form has them, with the query that repeats them. */
function useAnswers(
  form: React.RefObject<HTMLFormElement | null>,
  { usual, loan }: LedgerFacts,
  typed: Record<string, string>,
) {
  const [said, setSaid] = useState<{ read: ReadAnswers; query: string }>(() => {
    const given = new Map(Object.entries(typed))
    return { read: readAnswers(given, usual, loan.yearsToChoose), query: queryOf(given) }
  })
  const refresh = () => {
    if (!form.current) return
    const given = new FormData(form.current)
    setSaid({ read: readAnswers(given, usual, loan.yearsToChoose), query: queryOf(given) })
  }
  // What was typed before the script loaded is only in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(refresh, [])
  return { ...said, refresh }
}

/** Empty figures too: an address without them would have the usual ones. */
const queryOf = (given: Iterable<[string, unknown]>) =>
  `?${new URLSearchParams([...given].map(([name, value]) => [name, String(value)]))}`

function useProblems(problems: readonly LedgerProblem[]): Partial<Record<string, string>> {
  const { t, moneyLocale } = useText()
  const amount = t('ui:amount.invalid', {
    example: formatNumber(100_000, moneyLocale),
  })
  const rate = t('listings:costs.calculator.rateInvalid', { max: highestRate })
  return Object.fromEntries(problems.map((name) => [name, name === 'rate' ? rate : amount]))
}
