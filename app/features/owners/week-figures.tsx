import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatNumber } from '~/kernel/numbers'
import type { WeekFigure } from './report'
import styles from './week-figures.module.css'

type WeekFiguresProps = {
  figures: WeekFigure[]
  /** From when on they can be compared; absent if they can be now. */
  comparableFrom: string | undefined
  /** Where they come from: the days. */
  children?: ReactNode
}

/** Four figures of the last seven days, each with what changed since the week before. */
export function WeekFigures({ figures, comparableFrom, children }: WeekFiguresProps) {
  const { t, locale } = useText()
  return (
    <section aria-labelledby="week" className={styles.week}>
      <h2 id="week">{t('owners:week.title')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, count, before }) => (
          <div key={name}>
            <dt>{t(`owners:week.${name}`, { count })}</dt>
            <dd className={styles.count}>{formatNumber(count, locale)}</dd>
            {before !== undefined && <Change count={count} before={before} />}
          </div>
        ))}
      </dl>
      {comparableFrom && (
        <p className={styles.note}>{t('owners:week.new', { day: formatDay(comparableFrom, locale) })}</p>
      )}
      {children && <div className={styles.days}>{children}</div>}
    </section>
  )
}

/** What changed since the week before. */
export function Change({ count, before }: { count: number; before: number }) {
  const { t, locale } = useText()
  const by = formatNumber(Math.abs(count - before), locale)
  const direction = count > before ? 'more' : count < before ? 'fewer' : 'same'
  return (
    <dd className={styles.change} data-direction={direction}>
      {t(`owners:week.${direction}`, { by })}
    </dd>
  )
}
