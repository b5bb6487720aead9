import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'

/** Where a home that was just kept stands; shown with the line that says it was. */
export function FavouritesNoticeLink() {
  const { t, locale } = useText()
  return (
    <a href={pathTo(locale, 'favourites')} data-notice-link="favourites" hidden>
      {t('favourites:said.view')}
    </a>
  )
}
