import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import type { SortLink } from './list-page.server'
import styles from './sort-menu.module.css'

/** The orders of a list: a native popover of links, so that it works without script. */
export function SortMenu({ sorts }: { sorts: SortLink[] }) {
  const { t } = useText()
  const current = sorts.find((link) => link.current) ?? sorts[0]
  return (
    <nav aria-label={t('listings:filter.sort')} className={styles.menu}>
      <button type="button" popoverTarget="sort" className={styles.opener}>
        <Icon name="order" />
        <span className="visually-hidden">{t('listings:filter.sort')} </span>
        <span>{current && t(`listings:sort.${current.sort}`)}</span>
        <Icon name="down" />
      </button>
      <ul popover="auto" id="sort" className={`menu-box ${styles.orders}`}>
        {sorts.map(({ sort, href, current }) => (
          <li key={sort}>
            <a href={href} rel="nofollow" aria-current={current ? 'true' : undefined}>
              {t(`listings:sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
