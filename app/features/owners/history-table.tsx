import type { HistoryEntry } from '~/features/leads/public.server'
import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import styles from './own-listing.module.css'

const columns = ['date', 'type', 'contact', 'subject', 'comment', 'status'] as const

/** What happened around a listing (O2), or that nothing did yet. */
export function HistoryTable({ entries }: { entries: HistoryEntry[] }) {
  const { t, locale } = useText()
  if (entries.length === 0) return <p className={styles.quiet}>{t('owners:listing.history.none')}</p>
  return (
    <>
      <p className={styles.quiet}>{t('owners:listing.history.privacy')}</p>
      <table className={styles.history}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`owners:listing.history.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, ...entry }) => (
            <tr key={id}>
              {columns.map((column) => (
                <td key={column} data-label={t(`owners:listing.history.${column}`)}>
                  {column === 'date' ? formatInstant(at, locale) : entry[column] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
