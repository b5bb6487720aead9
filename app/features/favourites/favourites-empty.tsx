import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourites.module.css'

type FavouritesEmptyProps = {
  paths: { forSale: string; forRent: string }
  /** The server does not know: it is for those without script, who can keep nothing. */
  isKnown: boolean
}

/** Nothing kept yet, and two ways on. */
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
