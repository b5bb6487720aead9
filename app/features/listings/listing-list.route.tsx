import { redirect } from 'react-router'
import { BesideMap, ViewSwitch } from '~/features/map/public'
import { listMapOf } from '~/features/map/public.server'
import { resolveSearchWords } from '~/features/search/public.server'
import { matchPath } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Route } from './+types/listing-list.route'
import { CardGrid } from './card-grid'
import { FilterChips } from './filter-chips'
import { ListEmpty } from './list-empty'
import { ListFilter } from './list-filter'
import { listPage, listPath } from './list-page.server'
import { type ListingCriteria, narrowed, readCriteria } from './listing-criteria'
import styles from './listing-list.module.css'
import { listingPath } from './listing-path.server'
import { Pagination } from './pagination'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const goal = matchPath(url.pathname)?.name === 'for-rent' ? 'rent' : 'sale'
  const criteria = readCriteria(goal, url.searchParams)
  if (!criteria.words) return serverOnly(await shownPage(app, criteria))

  // What words mean stands in the address as any other filter, so that there is one way to say it.
  const { listingId, ...found } = await resolveSearchWords(app, criteria.words, goal)
  const listing = listingId && (await listingPath(app.db, listingId, app.locale))
  throw redirect(listing || (await listPath(app, narrowed(criteria, found))), 302)
}

/** The list, and beside it a map of all its homes where the address asks for one. */
async function shownPage(app: App, criteria: ListingCriteria) {
  const list = await listPage(app, criteria)
  const isMap = criteria.view === 'map' && list.total > 0
  return { ...list, map: isMap ? await listMapOf(app, await listPath(app, criteria)) : undefined }
}

export default function ListingList({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, title, total, cards, filter, criteria, pages, chips, resetHref, intro } = loaderData
  const { informHref, followHref, map, views } = loaderData
  const list = (
    <>
      {cards.length > 0 ? (
        <CardGrid cards={cards} priority />
      ) : (
        <ListEmpty resetHref={resetHref} informHref={informHref} />
      )}
      <Pagination pages={pages} />
    </>
  )
  return (
    <div className="content">
      <div className={styles.head}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ListFilter filter={filter} criteria={criteria} />
      <FilterChips chips={chips} resetHref={resetHref} />
      {criteria.unknown && (
        <p className={styles.unknown}>{t('listings:notUnderstood', { words: criteria.unknown })}</p>
      )}
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {t('listings:found', { count: total })}
        </p>
        <ViewSwitch views={views} />
      </div>
      {map ? <BesideMap frame={map}>{list}</BesideMap> : list}
      {cards.length > 0 && informHref && (
        <p className={styles.inform}>
          {t('listings:inform.text')} <a href={informHref}>{t('listings:inform.link')}</a>
        </p>
      )}
      <p className={styles.follow}>
        <a href={followHref} type="application/atom+xml">
          {t('listings:follow')}
        </a>
      </p>
    </div>
  )
}
