import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourites.module.css'

type FavouritesEmptyProps = {
  paths: { forSale: string; forRent: string }
  /** False on the server, which does not know the favourites; visitors without script keep that view. */
  isKnown: boolean
}

/** Shown when there are no favourites yet, with links to the two lists. */
export function FavouritesEmpty({ paths, isKnown }: FavouritesEmptyProps) {
  const { t } = useText()
  return (
    <div className={styles.empty} data-unknown={isKnown ? undefined : ''}>
      <Icon name="heart" />
      <h2>{t('favourites:empty.title')}</h2>
      <p>{t('favourites:empty.text')}</p>
      <p className={styles.noScript}>{t('favourites:empty.noScript')}</p>
      <div className={styles.tools}>
        <a href={paths.forSale} className="button button-main">
          {t('favourites:empty.forSale')}
        </a>
        <a href={paths.forRent} className="button">
          {t('favourites:empty.forRent')}
        </a>
      </div>
    </div>
  )
}
