import { useText } from '~/i18n/use-text'
import { type ChartMark, type MarkKind, markKinds } from './chart-mark'
import styles from './chart-marks.module.css'
import type { Day } from './days'

/** A shape for each kind, because colour alone tells them apart for few. */
const shapes: Record<MarkKind | 'visits', string> = {
  visits: 'M3 0h6v12H3Z',
  price: 'M6 0 12 6 6 12 0 6Z',
  state: 'M6 0 12 11H0Z',
  mails: 'M0 2h12v8H0Z',
  viewings: 'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0Z',
}

function Mark({ kind }: { kind: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 12 12" className={styles.mark} data-kind={kind} aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  )
}

/** What the bars and the shapes above them mean. */
export function MarkLegend({ marks }: { marks: ChartMark[] }) {
  const { t } = useText()
  const kinds = markKinds.filter((kind) => marks.some((mark) => mark.kind === kind))
  if (kinds.length === 0) return null
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <Mark kind="visits" /> {t('visits:chart.visits')}
      </li>
      {kinds.map((kind) => (
        <li key={kind}>
          <Mark kind={kind} /> {t(`visits:mark.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

/** The shapes above the bars of their days; the table has them in words. */
export function ChartMarks({ days, marks }: { days: { day: Day }[]; marks: ChartMark[] }) {
  if (marks.length === 0) return null
  return (
    <div className={styles.marks} aria-hidden="true">
      {days.map(({ day }) => {
        const own = marks.filter((mark) => mark.day === day)
        return (
          <span key={day} title={own.map(({ text }) => text).join(' · ') || undefined}>
            {own.map(({ kind }) => (
              <Mark key={kind} kind={kind} />
            ))}
          </span>
        )
      })}
    </div>
  )
}
