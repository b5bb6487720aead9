import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'

/** Link to the favourites, shown with the notice that a listing was saved. */
export function FavouritesNoticeLink() {
  const { t, locale } = useText()
  return (
    <a href={pathTo(locale, 'favourites')} data-notice-link="favourites" hidden>
      {t('favourites:said.view')}
    </a>
  )
}
