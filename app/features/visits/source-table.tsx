import { useText } from '~/i18n/use-text'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import { Fold } from '~/ui/fold/fold'
import styles from './source-table.module.css'
import { brandOf, type SourceKind, sourceKinds } from './sources'
import type { Visits } from './visits'

/** Shown at once; the others are a tail of ones and twos. */
const shownAtOnce = 6

/** Where visitors come from: the largest sources, the others in a fold. */
export function SourceTable({ visits: { sources, total } }: { visits: Visits }) {
  const { t } = useText()
  const isLong = sources.length > shownAtOnce + 1
  const others = isLong ? sources.slice(shownAtOnce) : []
  return (
    <div>
      <SourceRows sources={isLong ? sources.slice(0, shownAtOnce) : sources} all={{ sources, total }} />
      {isLong && (
        <Fold title={t('visits:sources.more', { count: others.length })}>
          <SourceRows sources={others} all={{ sources, total }} isMore />
        </Fold>
      )}
    </div>
  )
}

type SourceRowsProps = {
  sources: Visits['sources']
  all: Pick<Visits, 'sources' | 'total'>
  /** Below others: its caption is for screen readers. */
  isMore?: boolean
}

/** A bar each, as long as its share of the largest. */
function SourceRows({ sources, all, isMore = false }: SourceRowsProps) {
  const { t, locale } = useText()
  const most = Math.max(1, ...all.sources.map(({ count }) => count))
  const nameOf = (source: string) =>
    brandOf(source) ??
    t(`visits:source.${sourceKinds.find((kind) => kind === source) ?? ('other' as SourceKind)}`)
  return (
    <table className={styles.sources}>
      <caption className={isMore ? 'visually-hidden' : undefined}>{t('visits:sources.title')}</caption>
      <thead className="visually-hidden">
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
            <td className={styles.count}>{formatNumber(count, locale)}</td>
            <td className={styles.share}>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${Math.round((count / most) * 1_000) / 10}%`} height="100%" />
              </svg>
              <span>{formatPercent(Math.round((count / all.total) * 100), locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
