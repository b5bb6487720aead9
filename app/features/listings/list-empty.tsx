import { useText } from '~/i18n/use-text'
import styles from './list-empty.module.css'

/** A list without results, and a way on (P4). */
export function ListEmpty({ resetHref }: { resetHref: string }) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <h2>{t('listings:noResults')}</h2>
      <p>{t('listings:noResultsHelp')}</p>
      <a href={resetHref} className="button">
        {t('listings:filter.reset')}
      </a>
    </div>
  )
}
