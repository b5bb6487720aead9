import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './filter-chips.module.css'
import type { FilterChip } from './filter-chips.server'

/** The filters of a list, each a link to the list without it. */
export function FilterChips({ chips, resetHref }: { chips: FilterChip[]; resetHref: string }) {
  const { t } = useText()
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('listings:chips.title')}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.chip}>
            <span className="visually-hidden">{t('listings:chips.remove')} </span>
            <span className={styles.pill}>
              <span>{label}</span>
              <Icon name="close" />
            </span>
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={resetHref} className={styles.clear}>
            {t('listings:filter.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
