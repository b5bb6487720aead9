import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import styles from './visit-trend.module.css'
import type { Visits } from './visits'

/** Units of the drawing, which stretches to the page's width. */
const height = 40
const step = 10
const gap = 2

type VisitTrendProps = Pick<Visits, 'days'> & {
  /** The visits of the last day, in words. */
  today?: string
}

/** Visits by day as small bars without a scale: whether a listing is looked at more or less. */
export function VisitTrend({ days, today }: VisitTrendProps) {
  const { t, locale } = useText()
  const most = Math.max(0, ...days.map(({ count }) => count))
  if (most === 0) return null
  const all = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, count }, at) => (
          <rect
            key={day}
            x={at * step + gap / 2}
            width={step - gap}
            y={height - Math.max(1, Math.round((count / most) * height))}
            height={height}
          />
        ))}
      </svg>
      <figcaption>
        <span>{t('visits:trend', { days: days.length, visits: formatNumber(all, locale) })}</span>
        {today && <span>{today}</span>}
      </figcaption>
    </figure>
  )
}
