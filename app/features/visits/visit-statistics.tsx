import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { type ChartMark, shownDays } from './chart-mark'
import { SourceTable } from './source-table'
import { VisitChart } from './visit-chart'
import styles from './visit-statistics.module.css'
import type { Visits } from './visits'

type VisitStatisticsProps = {
  visits: Visits
  /** The listing's first day, `YYYY-MM-DD`. */
  since: string
  /** What else happened in these days. */
  marks?: ChartMark[]
}

const figures = ['today', 'thisWeek', 'thisMonth', 'total'] as const

/**
 * Visit statistics of a listing for its owner (O2): four figures, 30 days, sources.
 */
export function VisitStatistics({ visits, since, marks }: VisitStatisticsProps) {
  const isNew = since > (visits.days[0]?.day ?? since)
  const { t, locale } = useText()
  if (visits.total === 0) return <p>{t('visits:none')}</p>
  return (
    <div className={styles.statistics}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`visits:${figure}`)}</dt>
            <dd>{formatNumber(visits[figure], locale)}</dd>
          </div>
        ))}
      </dl>
      {visits.days.some(({ count }) => count > 0) ? (
        <VisitChart days={shownDays(visits.days, since)} marks={marks} since={isNew ? since : undefined} />
      ) : (
        <p>{t('visits:noneLately')}</p>
      )}
      <SourceTable visits={visits} />
      <p className={styles.note}>{t('visits:howCounted')}</p>
    </div>
  )
}
