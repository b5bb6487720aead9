import { useText } from '~/i18n/use-text'
import { share } from '~/ui/share/share-link.client'
import styles from './favourites.module.css'
import { idsQuery } from './kept-ids'

/** Shares the list as a link: it carries the ids, and nothing of whose they are. */
export function ShareButton({ ids }: { ids: readonly number[] }) {
  const { t } = useText()
  const shareList = () =>
    share(
      {
        title: t('favourites:shared.title'),
        url: new URL(location.pathname + idsQuery(ids), location.href).href,
      },
      { copied: t('favourites:share.copied'), copyFailed: t('favourites:share.copyFailed') },
    )
  return (
    <div className={styles.tools}>
      <button type="button" className="button" onClick={shareList}>
        {t('favourites:share.title')}
      </button>
    </div>
  )
}
