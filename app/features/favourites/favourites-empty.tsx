import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourites.module.css'

/** Nothing kept yet, and two ways on. */
export function FavouritesEmpty() {
  const { t, locale } = useText()
  return (
    <div className={styles.empty} data-when="empty">
      <Icon name="heart" />
      <h2>{t('favourites:empty.title')}</h2>
      <p>{t('favourites:empty.text')}</p>
      <p className={styles.noScript}>{t('favourites:empty.noScript')}</p>
      <div className={styles.tools}>
        <a href={pathTo(locale, 'for-sale')} className="button button-main">
          {t('favourites:empty.forSale')}
        </a>
        <a href={pathTo(locale, 'for-rent')} className="button">
          {t('favourites:empty.forRent')}
        </a>
      </div>
    </div>
  )
}
