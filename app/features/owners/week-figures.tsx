import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatNumber } from '~/kernel/numbers'
import type { WeekFigure } from './report'
import styles from './week-figures.module.css'

type WeekFiguresProps = {
  figures: WeekFigure[]
} & Period

/** The days that figures are of. */
type Period = {
  /** The listing's first day. */
  since: string
  /** From when on its weeks can be compared; absent if they can be now. */
  comparableFrom: string | undefined
}

/** `De laatste zeven dagen`; of a new listing `Sinds 19 november 2026`. */
export function PeriodName({ since, comparableFrom }: Period) {
  const { t, locale } = useText()
  return comparableFrom ? t('owners:week.since', { day: formatDay(since, locale) }) : t('owners:week.title')
}

/** Four figures of the last seven days, each with what changed since the week before, or of a new listing's days. */
export function WeekFigures({ figures, since, comparableFrom }: WeekFiguresProps) {
  const { t, locale } = useText()
  return (
    <section aria-labelledby="week" className={styles.week}>
      <h2 id="week">
        <PeriodName since={since} comparableFrom={comparableFrom} />
      </h2>
      {!comparableFrom && <p className={styles.note}>{t('owners:week.compared')}</p>}
      <dl className={styles.figures}>
        {figures.map(({ name, count, before }) => (
          <div key={name}>
            <dt>{t(`owners:week.${name}`, { count })}</dt>
            <dd className={styles.count} data-none={count === 0 || undefined}>
              {formatNumber(count, locale)}
            </dd>
            {before !== undefined && <Change count={count} before={before} isShort />}
          </div>
        ))}
      </dl>
      {comparableFrom && (
        <p className={styles.note}>{t('owners:week.new', { day: formatDay(comparableFrom, locale) })}</p>
      )}
    </section>
  )
}

type ChangeProps = {
  count: number
  before: number
  /** Leaves out "than the week before". */
  isShort?: boolean
}

/** What changed since the week before. */
export function Change({ count, before, isShort = false }: ChangeProps) {
  const { t, locale } = useText()
  const by = formatNumber(Math.abs(count - before), locale)
  const direction = count > before ? 'more' : count < before ? 'fewer' : 'same'
  return (
    <dd className={styles.change} data-direction={direction}>
      {t(isShort ? `owners:week.than.${direction}` : `owners:week.${direction}`, { by })}
    </dd>
  )
}
