import { useText } from '~/i18n/use-text'
import styles from './audit-log.module.css'

type Change = { name: string; before: string; after: string }

/** What an act changed, field by field. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useText()
  const empty = t('office:log.empty.value')
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name}: {before && <del>{before}</del>} {before && '→ '}
          <ins>{after || empty}</ins>
        </li>
      ))}
    </ul>
  )
}
