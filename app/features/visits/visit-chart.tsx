import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { localeTags } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { axisOf } from './axis'
import type { Day } from './days'
import styles from './visit-chart.module.css'

type VisitChartProps = {
  days: { day: Day; count: number }[]
  /** Where there was nothing to visit on the first days: since when there is. */
  since?: Day | undefined
}

/** Units of the drawing, which stretches to the page's width; its labels are outside it. */
const height = 100
const step = 10
const gap = 2

/** Visits per day as bars, with the same figures as a table for screen readers. */
export function VisitChart({ days, since }: VisitChartProps) {
  const { t, locale } = useText()
  const axis = axisOf(Math.max(0, ...days.map(({ count }) => count)))
  const describe = ({ day, count }: { day: Day; count: number }) =>
    t('visits:chart.bar', { day: formatDay(day, locale), count })
  return (
    <figure className={styles.figure}>
      <figcaption>{t('visits:chart.title')}</figcaption>
      {since && <p className={styles.since}>{t('visits:chart.since', { day: formatDay(since, locale) })}</p>}
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {axis.map((mark) => (
            <span key={mark}>{formatNumber(mark, locale)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className={styles.bars}
          aria-hidden="true"
        >
          {axis.map((_, at) => {
            const y = (at * height) / (axis.length - 1)
            return <line key={y} x1="0" x2={days.length * step} y1={y} y2={y} />
          })}
          {days.map(({ day, count }, at) => {
            const tall = (count / (axis[0] ?? 1)) * height
            return (
              <g key={day}>
                <rect
                  x={at * step + gap / 2}
                  width={step - gap}
                  y={round(height - tall)}
                  height={round(tall)}
                  className={styles.bar}
                />
                <rect x={at * step} width={step} height={height} className={styles.place}>
                  <title>{describe({ day, count })}</title>
                </rect>
              </g>
            )
          })}
        </svg>
        <div className={styles.ends} aria-hidden="true">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (one) => one && <span key={one.day}>{shortDay(one.day, localeTags[locale])}</span>,
          )}
        </div>
      </div>
      <details className={styles.table}>
        <summary>{t('visits:chart.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('visits:chart.day')}</th>
              <th scope="col">{t('visits:chart.visits')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, locale)}</th>
                <td>{formatNumber(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const round = (units: number) => Math.round(units * 100) / 100

const shortDay = (day: Day, tag: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
