import { useText } from '~/i18n/use-text'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import { brandOf, type SourceKind, sourceKinds } from './sources'
import { VisitChart } from './visit-chart'
import styles from './visit-statistics.module.css'
import type { Visits } from './visits'

const figures = ['today', 'thisWeek', 'thisMonth', 'total'] as const

/**
 * Visit statistics of a listing for its owner (O2): four figures, 30 days, sources.
 * @param since - the listing's first day, `YYYY-MM-DD`
 */
export function VisitStatistics({ visits, since }: { visits: Visits; since: string }) {
  const isNew = since > (visits.days[0]?.day ?? since)
  const { t, locale } = useText()
  if (visits.total === 0) return <p>{t('visits:none')}</p>
  return (
    <div className={styles.statistics}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`visits:${figure}`)}</dt>
            <dd>{formatNumber(visits[figure], locale)}</dd>
          </div>
        ))}
      </dl>
      {visits.days.some(({ count }) => count > 0) ? (
        <VisitChart days={visits.days} since={isNew ? since : undefined} />
      ) : (
        <p>{t('visits:noneLately')}</p>
      )}
      <SourceTable visits={visits} />
      <p className={styles.note}>{t('visits:howCounted')}</p>
    </div>
  )
}

function SourceTable({ visits: { sources, total } }: { visits: Visits }) {
  const { t, locale } = useText()
  const nameOf = (source: string) =>
    brandOf(source) ??
    t(`visits:source.${sourceKinds.find((kind) => kind === source) ?? ('other' as SourceKind)}`)
  return (
    <table className={styles.sources}>
      <caption>{t('visits:sources.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('visits:sources.source')}</th>
          <th scope="col">{t('visits:sources.visits')}</th>
          <th scope="col">{t('visits:sources.share')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, count }) => (
          <tr key={source}>
            <th scope="row">{nameOf(source)}</th>
            <td>{formatNumber(count, locale)}</td>
            <td>{formatPercent(Math.round((count / total) * 100), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
