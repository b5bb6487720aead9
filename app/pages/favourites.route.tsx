import { siteOf } from '~/features/content/public.server'
import { FavouritesView } from '~/features/favourites/favourites.view'
import { idsParameter, idsQuery, maxFavourites, readIds } from '~/features/favourites/public'
import { CardGrid, cardTexts } from '~/features/listings/public'
import { cardsOf, newestCards } from '~/features/listings/public.server'
import { filePathTo, pathTo } from '~/i18n/path-to'
import { textsFor, translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import { moneyLocaleOf } from '~/kernel/money'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Island } from '~/ui/island/island'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import { SnapRow } from '~/ui/snap-row/snap-row'
import type { Route } from './+types/favourites.route'
import FavouritesPage from './favourites-page.island'

/** Cached per language, because filtering all texts takes as long as the rest of the page. */
const textsIn = memo((locale) => textsFor(locale as Locale, ['favourites:', ...cardTexts]))

/** A row of a desktop. */
const newestShown = 4

/** With ids in its address the page shows a shared list; without, the visitor's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locale } = app
  const ids = readIds(new URL(request.url).searchParams.get(idsParameter), maxFavourites)
  const [site, found, newest] = await Promise.all([
    siteOf(app.db),
    cardsOf(app, ids),
    ids.length > 0 ? [] : newestCards(app, newestShown),
  ])
  const t = translateTo(locale)
  const query = ids.length > 0 ? idsQuery(ids) : ''
  const title = query ? t('favourites:shared.title') : t('favourites:title')
  const page: PageInfo = {
    ...pageFromTable('favourites', { title, locales: site.locales, query }),
    crumbs: crumbsFromTable('favourites', { t, locale }, { name: title }),
  }
  const paths = {
    own: pathTo(locale, 'favourites'),
    cards: filePathTo(locale, 'favourites', 'cards.json'),
    compare: pathTo(locale, 'favourites.compare'),
    forSale: pathTo(locale, 'for-sale'),
    forRent: pathTo(locale, 'for-rent'),
  }
  const island = {
    locale,
    moneyLocale: moneyLocaleOf(site.languages.amounts, locale),
    texts: textsIn(locale),
    paths,
    shared: query ? { ids, ...found } : undefined,
  }
  return serverOnly({ page, island, newest })
}

export default function Favourites({ loaderData: { page, island, newest } }: Route.ComponentProps) {
  return (
    <FavouritesView
      page={page}
      newest={
        newest.length > 0 && (
          <SnapRow>
            <CardGrid cards={newest} heading="h3" columns={4} />
          </SnapRow>
        )
      }
    >
      <Island name="favourites-page" of={FavouritesPage} props={island} atOnce />
    </FavouritesView>
  )
}
