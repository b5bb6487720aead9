import { useText } from '~/i18n/use-text'
import styles from './breadcrumbs.module.css'
import type { Crumb } from './page-info'

/** The path to this page; its last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t('ui:breadcrumbs')} className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.name} className={styles.crumb}>
            {crumb.href && index < crumbs.length - 1 ? (
              <a href={crumb.href}>{crumb.name}</a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
