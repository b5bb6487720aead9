import { siteOf } from '~/features/content/public.server'
import { FavouritesView } from '~/features/favourites/favourites.view'
import { idsParameter, idsQuery, mostKept, readIds } from '~/features/favourites/public'
import { CardGrid } from '~/features/listings/public'
import { cardsOf } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/favourites.route'

/** With ids in its address it is a list that can be shared; without, it is the visitor's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const ids = readIds(new URL(request.url).searchParams.get(idsParameter), mostKept)
  const [site, found] = await Promise.all([siteOf(app.db), cardsOf(app, ids)])
  const t = translateTo(app.locale)
  const query = ids.length > 0 ? idsQuery(ids) : ''
  const title = query ? t('favourites:shared.title') : t('favourites:title')
  const page: PageInfo = {
    ...pageFromTable('favourites', { title, locales: site.locales, query }),
    crumbs: crumbsFromTable('favourites', { t, locale: app.locale }, { name: title }),
  }
  return serverOnly({ page, isShared: query !== '', ids, ...found })
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return (
    <FavouritesView loaded={loaderData} grid={<CardGrid cards={loaderData.cards} heading="h3" priority />} />
  )
}
