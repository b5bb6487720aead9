import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatNumber } from '~/kernel/numbers'
import { Fold } from '~/ui/fold/fold'
import type { ChartMark } from './chart-mark'
import type { Day } from './days'
import { PeriodFigures, type Periods } from './period-figures'
import styles from './visit-chart.module.css'

type VisitTableProps = { days: { day: Day; count: number }[]; marks: ChartMark[]; periods: Periods }

/** The figures of the chart, and what it marks, as a table: today first; above it those of week, month and all time. */
export function VisitTable({ days, marks, periods }: VisitTableProps) {
  const { t, locale } = useText()
  return (
    <div className={styles.table}>
      <Fold title={t('visits:chart.table')}>
        <PeriodFigures visits={periods} />
        <table>
          <thead>
            <tr>
              <th scope="col">{t('visits:chart.day')}</th>
              <th scope="col">{t('visits:chart.visits')}</th>
              {marks.length > 0 && <th scope="col">{t('visits:chart.happened')}</th>}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, locale)}</th>
                <td>{formatNumber(count, locale)}</td>
                {marks.length > 0 && (
                  <td>
                    {marks
                      .filter((mark) => mark.day === day)
                      .map(({ text }) => text)
                      .join(', ')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
