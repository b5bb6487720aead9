import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import styles from './tabs.module.css'

type Tab = { to: string; name: string; count?: number; isHere: boolean }

/** Parts of a page, or a list by one of its filters: links beside each other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { locale } = useText()
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, name, count, isHere }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere ? 'page' : undefined} preventScrollReset>
              {name}
              {count !== undefined && (
                <span className={styles.count}>{` ${formatNumber(count, locale)}`}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
