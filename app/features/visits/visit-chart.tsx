import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { localeTags } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { axisOf } from './axis'
import type { ChartMark } from './chart-mark'
import { ChartMarks, MarkLegend } from './chart-marks'
import type { Day } from './days'
import type { Periods } from './period-figures'
import styles from './visit-chart.module.css'
import { VisitTable } from './visit-table'

type VisitChartProps = {
  days: { day: Day; count: number }[]
  /** What else happened on these days. */
  marks?: ChartMark[]
  /** Where there was nothing to visit on the first days: since when there is. */
  since?: Day | undefined
  /** What else was counted, folded with the table. */
  periods: Periods
}

/** Units of the drawing, which stretches to the page's width; its labels are outside it. */
const height = 100
const step = 10
const gap = 2

/** Visits per day as bars below what happened, with the same as a table for screen readers. */
export function VisitChart({ days, marks = [], since, periods }: VisitChartProps) {
  const { t, locale } = useText()
  const axis = axisOf(Math.max(0, ...days.map(({ count }) => count)))
  const shown = marks.filter(({ day }) => days.some((one) => one.day === day))
  const priceDays = new Set(shown.flatMap(({ day, kind }) => (kind === 'price' ? [day] : [])))
  const describe = ({ day, count }: { day: Day; count: number }) =>
    [
      t('visits:chart.bar', { day: formatDay(day, locale), count }),
      ...shown.filter((mark) => mark.day === day).map(({ text }) => text),
    ].join(' · ')
  return (
    <figure className={styles.figure}>
      <figcaption>{t('visits:chart.title', { days: days.length })}</figcaption>
      {since && <p className={styles.since}>{t('visits:chart.since', { day: formatDay(since, locale) })}</p>}
      <MarkLegend marks={shown} />
      <div className={styles.plot}>
        <ChartMarks days={days} marks={shown} />
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
            const middle = (at + 0.5) * step
            return (
              <g key={day}>
                {priceDays.has(day) && (
                  <line className={styles.change} x1={middle} x2={middle} y1="0" y2={height} />
                )}
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
      <VisitTable days={days} marks={shown} periods={periods} />
    </figure>
  )
}

const round = (units: number) => Math.round(units * 100) / 100

const shortDay = (day: Day, tag: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
