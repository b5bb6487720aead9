import { useText } from '~/i18n/use-text'
import type { ChartMark } from './chart-mark'
import { shownDays } from './days'
import { PeriodFigures } from './period-figures'
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

/**
 * Visit statistics of a listing for its owner (O2): 30 days, with all figures folded below, and sources.
 */
export function VisitStatistics({ visits, since, marks }: VisitStatisticsProps) {
  const isNew = since > (visits.days[0]?.day ?? since)
  const { t } = useText()
  if (visits.total === 0) return <p>{t('visits:none')}</p>
  return (
    <div className={styles.statistics}>
      {visits.days.some(({ count }) => count > 0) ? (
        <VisitChart
          days={shownDays(visits.days, since)}
          marks={marks}
          since={isNew ? since : undefined}
          periods={visits}
        />
      ) : (
        <div className={styles.quiet}>
          <p>{t('visits:noneLately')}</p>
          <PeriodFigures visits={visits} />
        </div>
      )}
      <div>
        <SourceTable visits={visits} />
        <p className={styles.note}>{t('visits:howCounted')}</p>
      </div>
    </div>
  )
}
