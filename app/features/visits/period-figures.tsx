import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import styles from './period-figures.module.css'
import type { Visits } from './visits'

const periods = ['today', 'thisWeek', 'thisMonth', 'total'] as const

export type Periods = Pick<Visits, (typeof periods)[number]>

/** Visits today, since Monday, this month and in total (O2). */
export function PeriodFigures({ visits }: { visits: Periods }) {
  const { t, locale } = useText()
  return (
    <dl className={styles.figures}>
      {periods.map((period) => (
        <div key={period}>
          <dt>{t(`visits:${period}`)}</dt>
          <dd>{formatNumber(visits[period], locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
