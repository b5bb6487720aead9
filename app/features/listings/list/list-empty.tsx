import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './list-empty.module.css'

type ListEmptyProps = {
  resetHref: string
  informHref?: string
  /** The same list without one of its filters, with the number of its listings. */
  waysOut?: readonly { label: string; href: string; total: number }[]
}

/** Shown when a list has no results, with links to other lists (P4). */
export function ListEmpty({ resetHref, informHref, waysOut = [] }: ListEmptyProps) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <Icon name="search" />
      <h2>{t('listings:noResults')}</h2>
      <p>{t('listings:noResultsHelp')}</p>
      {waysOut.length > 0 && (
        <ul className={styles.ways}>
          {waysOut.map(({ label, href, total }) => (
            <li key={href}>
              <a href={href} className="button">
                {t('listings:noResultsWithout', { filter: label, count: total })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {informHref && (
          <a href={informHref} className="button button-main">
            <Icon name="bell" />
            {t('listings:inform.link')}
          </a>
        )}
        <a href={resetHref} className={informHref ? styles.reset : 'button'}>
          {t('listings:filter.reset')}
        </a>
      </div>
    </div>
  )
}
