import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { formatList } from '~/kernel/format-list'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import { AmountLine } from '~/ui/sentence/amount-line'
import { AmountText } from '~/ui/sentence/amount-text'
import { FieldsContext, Money, Sentence } from '~/ui/sentence/sentence'
import { type OwnerFigure, type OwnerKey, ownerAmounts } from './owner-ledger'
import styles from './owner-ledger.module.css'
import type { OwnerSheet } from './owner-sheet'

type OwnerLedgerProps = {
  sheet: OwnerSheet
  /** Path of the page. */
  action: string
  /** Parameters that the form keeps. */
  kept: Record<string, string>
}

/**
 * What an owner keeps of the estimate, then the sentences that it follows from, whose figures they edit: a GET form,
 * which needs no script.
 */
export function OwnerLedgerView({ sheet, action, kept }: OwnerLedgerProps) {
  const { t, moneyLocale } = useText()
  const problem = t('ui:amount.invalid', { example: formatNumber(100_000, moneyLocale) })
  const problems = Object.fromEntries(sheet.problems.map((name) => [name, problem]))
  return (
    <FieldsContext value={{ typed: sheet.typed, problems }}>
      <section id="keep" className={styles.sheet} aria-labelledby="keep-title">
        <div className={styles.columns}>
          <div className={styles.result}>
            <h2 id="keep-title">{t('valuation:keep.title')}</h2>
            <KeptSum sheet={sheet} />
            <p className={styles.lead}>{t('valuation:keep.lead')}</p>
          </div>
          <form method="get" action={`${action}#keep`} className={styles.form}>
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Lines sheet={sheet} />
            <button type="submit" className="button">
              {t('ui:amount.recalculate')}
            </button>
          </form>
        </div>
      </section>
    </FieldsContext>
  )
}

function Lines({ sheet: { ledger, feePercent, priceFrom } }: Pick<OwnerLedgerProps, 'sheet'>) {
  const { t, locale } = useText()
  const amountOf = (key: OwnerKey) => ledger.kept.lines.find((line) => line.key === key) ?? 'unknown'
  return (
    <ul className={styles.lines}>
      <AmountLine amount={amountOf('price')} note={priceFrom && t(`valuation:keep.note.${priceFrom}`)}>
        <FigureSentence name="price" />
      </AmountLine>
      <AmountLine amount={amountOf('fee')}>
        {feePercent === undefined
          ? t('valuation:keep.line.feeUnknown')
          : t('valuation:keep.line.fee', { percent: formatPercent(feePercent, locale) })}
      </AmountLine>
      {ownerAmounts.map((name) => (
        <AmountLine
          key={name}
          amount={amountOf(name)}
          note={name === 'mortgage' ? t('valuation:keep.note.mortgage') : undefined}
        >
          <FigureSentence name={name} />
        </AmountLine>
      ))}
    </ul>
  )
}

function FigureSentence({ name }: { name: OwnerFigure }): ReactNode {
  const { t, moneyLocale } = useText()
  const field = (
    <Money
      name={name}
      label={t(`valuation:keep.field.${name}`)}
      empty={t('ui:amount.empty')}
      moneyLocale={moneyLocale}
    />
  )
  return <Sentence text={t(`valuation:keep.line.${name}`)} fields={{ [name]: field }} />
}

/** The one sum, and what it is without. */
function KeptSum({ sheet: { ledger } }: Pick<OwnerLedgerProps, 'sheet'>) {
  const { t, locale } = useText()
  const { kept, unknown } = ledger
  const names = unknown.map((name) => t(`valuation:keep.name.${name}`))
  return (
    <div className={styles.sum}>
      <p>{t('valuation:keep.sum')}</p>
      <p className={styles.amount}>
        <AmountText cents={kept.totalCents} isAbout={kept.isAbout} />
      </p>
      {names.length > 0 && <p>{t('ui:amount.without', { list: formatList(names, locale) })}</p>}
      <p className={styles.notIn}>{t('valuation:keep.notIn')}</p>
    </div>
  )
}
