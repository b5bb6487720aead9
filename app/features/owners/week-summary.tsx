import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'
import { formatList } from '~/kernel/format-list'
import { formatNumber } from '~/kernel/numbers'
import type { OwnWeek } from './own-report.server'
import { Change, PeriodName } from './week-figures'
import styles from './week-summary.module.css'

/** The last seven days, or those of a new listing: visits, other figures above zero, and one sentence for the zeros. */
export function WeekSummary({ week: { figures, since, comparableFrom } }: { week: OwnWeek }) {
  const { t, locale } = useText()
  const shown = figures.filter(({ name, count }) => name === 'visits' || count > 0)
  const missing = figures.flatMap(({ name, count }) =>
    name === 'visits' || count > 0 ? [] : [t(`owners:week.none.${name}`)],
  )
  return (
    <div className={styles.week}>
      <p className={styles.quiet}>
        <PeriodName since={since} comparableFrom={comparableFrom} />
      </p>
      <dl className={styles.figures}>
        {shown.map(({ name, count, before }) => (
          <div key={name}>
            <dt>{t(`owners:week.${name}`, { count })}</dt>
            <dd className={styles.count}>{formatNumber(count, locale)}</dd>
            {name === 'visits' && before !== undefined && <Change count={count} before={before} />}
          </div>
        ))}
      </dl>
      {missing.length > 0 && <p className={styles.missing}>{`${formatList(missing, locale)}.`}</p>}
      {comparableFrom && (
        <p className={styles.quiet}>{t('owners:week.new', { day: formatDay(comparableFrom, locale) })}</p>
      )}
    </div>
  )
}
