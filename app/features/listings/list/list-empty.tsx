import { useText } from '~/i18n/use-text'
import styles from './list-empty.module.css'

/** Shown when a list has no results, with links to other lists (P4). */
export function ListEmpty({ resetHref, informHref }: { resetHref: string; informHref?: string }) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <h2>{t('listings:noResults')}</h2>
      <p>{t('listings:noResultsHelp')}</p>
      <div className={styles.ways}>
        {informHref && (
          <a href={informHref} className="button button-main">
            {t('listings:inform.link')}
          </a>
        )}
        <a href={resetHref} className="button">
          {t('listings:filter.reset')}
        </a>
      </div>
    </div>
  )
}
