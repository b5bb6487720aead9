import { useText } from '~/i18n/use-text'
import { share } from '~/ui/share/share-link.client'
import { idsQuery } from './favourite-ids'

/** Shares the list as a link that contains the ids and nothing about the visitor. */
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
    <button type="button" className="button" onClick={shareList}>
      {t('favourites:share.title')}
    </button>
  )
}
