import { useText } from '~/i18n/use-text'
import { formatNumber, formatPercent, percentSign } from '~/kernel/numbers'
import { AmountLine } from '~/ui/sentence/amount-line'
import { Choice, Figure, Money, Sentence } from '~/ui/sentence/sentence'
import { buyerCounts } from '../costs/cost-choices'
import { vatPercentOf } from '../costs/rules/purchase'
import type { Ledger, LedgerOffer, PurchaseKey } from '../ledger/ledger'
import type { LedgerAnswers } from '../ledger/ledger-answers'
import type { LedgerFacts } from '../ledger/ledger-facts'
import { Chapter, Total } from './ledger-lines'

export type Days = { asOf: string; loanFrom: string }

type PurchaseProps = {
  facts: LedgerFacts
  offer: Extract<LedgerOffer, { kind: 'purchase' }>
  ledger: Ledger
  answers: LedgerAnswers
  days: Days
}

/** From the price to the deed of the credit. */
export function PurchaseChapter({ offer, ledger, answers, days }: Omit<PurchaseProps, 'facts'>) {
  const { t } = useText()
  const { purchase: sum } = ledger
  if (!sum) return null
  const { purchase, rates } = offer
  const line = (key: PurchaseKey) => sum.lines.find((one) => one.key === key)
  const price = purchase.vat ? 'priceWithoutVat' : purchase.startingFrom ? 'priceFrom' : 'price'
  const ratesNote = t('listings:ledger.note.rates', { date: days.asOf })
  const estimate = t('listings:ledger.note.estimate', { date: days.asOf })
  return (
    <Chapter
      title={t('listings:ledger.chapter.purchase')}
      total={<Total label={t('listings:ledger.line.total')} sum={sum} />}
    >
      <AmountLine amount={line('price')} note={t('listings:ledger.note.listing')}>
        {t(`listings:ledger.line.${price}`)}
      </AmountLine>
      {(purchase.home || purchase.plot) && <SituationLine offer={offer} />}
      {line('duty') && (
        <AmountLine amount={line('duty')} note={ratesNote}>
          {t(`listings:ledger.line.${offer.region === 'flanders' ? 'dutyFlanders' : 'duty'}`)}
        </AmountLine>
      )}
      {line('vat') && (
        <AmountLine amount={line('vat')} note={ratesNote}>
          <VatSentence offer={offer} answers={answers} />
        </AmountLine>
      )}
      {rates.notary ? (
        <AmountLine amount={line('notary')} note={estimate}>
          {t('listings:ledger.line.notary')}
        </AmountLine>
      ) : (
        <AmountLine amount="unknown">{t('listings:costs.purchase.notaryUnknown')}</AmountLine>
      )}
      {line('credit') && (
        <AmountLine amount={line('credit')} note={estimate}>
          {t('listings:ledger.line.credit')}
        </AmountLine>
      )}
    </Chapter>
  )
}

/** Whether it becomes the buyer's own home, or the plot for one, and in Luxembourg by how many it is bought. */
function SituationLine({ offer }: Pick<PurchaseProps, 'offer'>) {
  const { t } = useText()
  const what = offer.purchase.plot ? 'Plot' : ''
  const where = offer.region === 'luxembourg' ? 'Luxembourg' : ''
  const situation = (
    <Choice
      name="situation"
      label={t(`listings:costs.calculator.situation${what}${where}`)}
      options={[
        { value: 'own-home', text: t(`listings:ledger.situation.own${what}${where}`) },
        { value: 'otherwise', text: t(`listings:ledger.situation.other${what}${where}`) },
      ]}
    />
  )
  const buyers = (
    <Choice
      name="buyers"
      label={t('listings:costs.calculator.buyers')}
      options={buyerCounts.map((count) => ({ value: String(count), text: String(count) }))}
    />
  )
  return (
    <AmountLine>
      <Sentence text={t('listings:ledger.line.situation')} fields={{ situation }} />
      {offer.rates.duty.ownHomeCreditCents !== undefined && (
        <>
          {' '}
          <Sentence text={t('listings:ledger.line.buyers')} fields={{ buyers }} />
        </>
      )}
    </AmountLine>
  )
}

function VatSentence({ offer: { purchase }, answers }: Pick<PurchaseProps, 'offer' | 'answers'>) {
  const { t, locale } = useText()
  const { vat, reducedVatPercent } = purchase
  const percent = formatNumber(vat?.percent ?? 0, locale)
  const choice = (
    <Choice
      name="vat"
      label={t('listings:costs.calculator.vatRate')}
      options={[
        { value: 'usual', text: t('listings:costs.calculator.vatUsual', { percent }) },
        {
          value: 'reduced',
          text: t('listings:costs.calculator.vatReduced', {
            percent: formatNumber(reducedVatPercent ?? 0, locale),
          }),
        },
      ]}
    />
  )
  const usual = formatPercent(vat ? vatPercentOf(vat, answers.ownHome) : 0, locale)
  return (
    <Sentence
      text={t('listings:ledger.line.vat')}
      fields={{ vat: reducedVatPercent === undefined || !answers.ownHome ? usual : choice }}
    />
  )
}

/** What the buyer brings, and what the bank lends. */
export function LoanChapter({ facts, ledger, answers, days }: Omit<PurchaseProps, 'offer'>) {
  const { t, locale, moneyLocale } = useText()
  const { loan } = facts
  const { ownMeansCents } = answers
  const isExample = ownMeansCents === facts.usual.ownMeansCents
  const years = (
    <Choice
      name="years"
      label={t('listings:costs.calculator.years')}
      options={loan.yearsToChoose.map((count) => ({ value: String(count), text: String(count) }))}
    />
  )
  const rate = (
    <Figure name="rate" label={t('listings:costs.calculator.rate')} after={percentSign(locale)} decimal />
  )
  return (
    <Chapter title={t('listings:ledger.chapter.loan')}>
      <AmountLine
        amount={ownMeansCents === undefined ? 'unknown' : { cents: -ownMeansCents }}
        note={
          isExample
            ? t('listings:ledger.note.ownMeans', { percent: formatPercent(loan.ownMeansPercent, locale) })
            : undefined
        }
      >
        <Sentence
          text={t('listings:ledger.line.ownMeans')}
          fields={{
            ownMeans: (
              <Money
                name="ownMeans"
                label={t('listings:costs.calculator.ownMeans')}
                moneyLocale={moneyLocale}
              />
            ),
          }}
        />
      </AmountLine>
      <AmountLine
        amount={ledger.loan ? { cents: ledger.loan.loanCents, isAbout: ledger.loan.isAbout } : 'unknown'}
        note={t('listings:ledger.note.loan', { date: days.loanFrom })}
      >
        <Sentence text={t('listings:ledger.line.borrow')} fields={{ years, rate }} />
      </AmountLine>
    </Chapter>
  )
}
