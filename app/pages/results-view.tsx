import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import type { MedianBasis, Results } from './module-parts'
import styles from './results-view.module.css'

/** The agency's results as large figures, each with what it was counted from (M5b). */
export function ResultsView({ results: { years, daysToSell, shareOfAskingPrice } }: { results: Results }) {
  const { t, locale } = useText()
  return (
    <dl className={styles.results} aria-label={t('content:results.title')}>
      {years && (
        <Result
          figure={t('content:results.years', { years: years.count })}
          words={t('content:results.since', { year: years.since })}
        />
      )}
      {daysToSell && (
        <Result
          figure={t('content:results.days', {
            count: daysToSell.days,
            days: formatNumber(daysToSell.days, locale),
          })}
          words={t('content:results.daysToSell')}
          counted={daysToSell}
        />
      )}
      {shareOfAskingPrice && (
        <Result
          figure={formatPercent(shareOfAskingPrice.percent, locale)}
          words={t('content:results.share')}
          counted={shareOfAskingPrice}
        />
      )}
    </dl>
  )
}

function Result({ figure, words, counted }: { figure: string; words: string; counted?: MedianBasis }) {
  const { t, locale } = useText()
  return (
    <div className={styles.result}>
      <dt>{words}</dt>
      <dd className={styles.figure}>{figure}</dd>
      {counted && (
        <dd className={styles.counted}>
          {counted.date
            ? t('content:results.counted', { sales: counted.sales, day: formatDay(counted.date, locale) })
            : t('content:results.lately', { sales: counted.sales, months: counted.months ?? 0 })}
        </dd>
      )}
    </div>
  )
}
