import { useText } from '~/i18n/use-text'
import { formatNumber, formatPercent } from '~/kernel/numbers'
import styles from './source-table.module.css'
import { brandOf, type SourceKind, sourceKinds } from './sources'
import type { Visits } from './visits'

/** Where visitors come from: a bar each, as long as its share of the largest. */
export function SourceTable({ visits: { sources, total } }: { visits: Visits }) {
  const { t, locale } = useText()
  const most = Math.max(1, ...sources.map(({ count }) => count))
  const nameOf = (source: string) =>
    brandOf(source) ??
    t(`visits:source.${sourceKinds.find((kind) => kind === source) ?? ('other' as SourceKind)}`)
  return (
    <table className={styles.sources}>
      <caption>{t('visits:sources.title')}</caption>
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
              <span>{formatPercent(Math.round((count / total) * 100), locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
