import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatNumber } from '~/kernel/numbers'
import { shownDays } from './days'
import styles from './visit-trend.module.css'
import type { Visits } from './visits'

/** Units of the drawing, which stretches to the page's width. */
const height = 40
const step = 10
const gap = 2

type VisitTrendProps = Pick<Visits, 'days'> & {
  /** The first day that a visit could be counted. */
  since?: string
  /** The visits of the last day, in words. */
  today?: string
}

/** Visits by day as small bars without a scale: whether a listing is looked at more or less. */
export function VisitTrend({ days: all, since = '', today }: VisitTrendProps) {
  const { t, locale } = useText()
  const days = shownDays(all, since)
  const most = Math.max(0, ...days.map(({ count }) => count))
  if (most === 0) return null
  const count = days.reduce((sum, day) => sum + day.count, 0)
  const visits = formatNumber(count, locale)
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map((bar, at) => (
          <rect
            key={bar.day}
            x={at * step + gap / 2}
            width={step - gap}
            y={height - Math.max(1, Math.round((bar.count / most) * height))}
            height={height}
          />
        ))}
      </svg>
      <figcaption>
        <span>
          {days.length < all.length
            ? t('visits:trendSince', { count, visits, day: formatDay(since, locale) })
            : t('visits:trend', { count, visits, days: days.length })}
        </span>
        {today && <span>{today}</span>}
      </figcaption>
    </figure>
  )
}
