import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'
import { formatNumber } from '~/kernel/numbers'
import { AmountLine } from '~/ui/sentence/amount-line'
import { Money, Sentence } from '~/ui/sentence/sentence'
import { isVoluntary, type Ledger, type MonthlyKey } from '../ledger/ledger'
import type { OpenAmount } from '../ledger/ledger-answers'
import type { LedgerFacts } from '../ledger/ledger-facts'
import { wordingOf } from '../ledger/without'
import { Chapter } from './ledger-lines'

type MonthlyProps = {
  facts: LedgerFacts
  ledger: Ledger
  /** Of the loan. */
  years: number
}

/** What is paid each month: what is known, then what the visitor may know. */
export function MonthlyChapter({ facts, ledger, years }: MonthlyProps) {
  const { t } = useText()
  const { offer, asked } = facts
  const amountOf = (key: MonthlyKey) => ledger.monthly?.lines.find((one) => one.key === key)
  const stated = t('listings:ledger.note.listing')
  return (
    <Chapter title={t('listings:ledger.chapter.monthly')}>
      {offer.kind === 'purchase' && (
        <AmountLine amount={amountOf('repayment') ?? 'unknown'}>
          {t('listings:ledger.line.repayment')}
        </AmountLine>
      )}
      {offer.kind === 'annuity' && (
        <AmountLine amount={amountOf('annuity') ?? 'unknown'} note={stated}>
          {t('listings:ledger.line.annuity')}
        </AmountLine>
      )}
      {offer.kind === 'rent' && (
        <AmountLine amount={amountOf('rent')} note={stated}>
          {t('listings:ledger.line.rent')}
        </AmountLine>
      )}
      {offer.kind === 'rent' && !asked.amounts.includes('charges') && (
        <AmountLine amount={amountOf('charges')} note={stated}>
          {t('listings:ledger.line.chargesStated')}
        </AmountLine>
      )}
      {asked.amounts.map((name) => (
        <OpenLine key={name} name={name} facts={facts} amount={amountOf(name)} years={years} />
      ))}
    </Chapter>
  )
}

type OpenLineProps = {
  name: OpenAmount
  facts: LedgerFacts
  amount: { cents: number } | undefined
  /** Of the loan. */
  years: number
}

/** An amount that only the visitor may know. */
function OpenLine({ name, facts, amount, years }: OpenLineProps) {
  const { t, moneyLocale } = useText()
  const field = (
    <Money
      name={name}
      label={t(`listings:ledger.field.${wordingOf(name, facts)}`)}
      empty={t('ui:amount.empty')}
      moneyLocale={moneyLocale}
    />
  )
  return (
    <AmountLine
      amount={amount ?? (isVoluntary(name, facts.asked) ? undefined : 'unknown')}
      note={useNoteOf(name, facts, years)}
    >
      <Sentence text={useSentenceOf(name, facts)} fields={{ [name]: field }} />
    </AmountLine>
  )
}

function useSentenceOf(name: OpenAmount, facts: LedgerFacts): string {
  const { t } = useText()
  const { law } = facts
  const wording = wordingOf(name, facts)
  if (wording !== 'works') return t(`listings:ledger.line.${wording}`)
  if (!law) return t('listings:ledger.line.works')
  return law.kind === 'target'
    ? t('listings:ledger.line.worksTarget', { year: String(law.year), most: law.most })
    : t('listings:ledger.line.worksDuty', { label: law.label, years: law.years })
}

/** Where the figure can be had, and what the listing says beside it. */
function useNoteOf(name: OpenAmount, { offer, asked, stated }: LedgerFacts, years: number): string {
  const { t, locale, moneyLocale } = useText()
  switch (name) {
    case 'tax':
      return stated.cadastralCents
        ? t('listings:ledger.note.cadastral', { amount: formatPrice(stated.cadastralCents, moneyLocale) })
        : t('listings:ledger.note.tax')
    case 'charges':
      if (offer.kind === 'rent') return t('listings:ledger.note.chargesOfRent')
      return t(`listings:ledger.note.${stated.chargesCents === undefined ? 'charges' : 'listing'}`)
    case 'energy':
      return stated.use
        ? t('listings:ledger.note.use', { use: formatNumber(stated.use, locale) })
        : t('listings:ledger.note.energy')
    case 'works':
      if (asked.worksMonths === undefined) return t('listings:ledger.note.spreadOverLoan', { years })
      return [
        t('listings:compare.renovation.noAmount'),
        t('listings:ledger.note.spread', { count: asked.worksMonths }),
      ].join(' ')
  }
}
