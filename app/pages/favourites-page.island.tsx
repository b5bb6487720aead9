import { FavouritesBody, type FavouritesBodyProps } from '~/features/favourites/public.browser'
import { CardGrid, type ListingCard } from '~/features/listings/public.browser'
import { GivenText } from '~/i18n/given-text'
import type { TextsByRoom } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'

type FavouritesPageProps = Omit<FavouritesBodyProps<ListingCard>, 'Cards'> & {
  locale: Locale
  moneyLocale: Locale
  /** Texts of the page and its cards. */
  texts: TextsByRoom
}

/** The page of favourites, with the same cards as other lists. */
export default function FavouritesPage({ locale, moneyLocale, texts, ...body }: FavouritesPageProps) {
  return (
    <GivenText locale={locale} moneyLocale={moneyLocale} texts={texts}>
      <FavouritesBody {...body} Cards={CardGrid} />
    </GivenText>
  )
}
