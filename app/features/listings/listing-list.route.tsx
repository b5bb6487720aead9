import { redirect } from 'react-router'
import { resolveSearchWords } from '~/features/search/public.server'
import { matchPath } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Route } from './+types/listing-list.route'
import { CardGrid } from './card-grid'
import { ListEmpty } from './list-empty'
import { ListFilter } from './list-filter'
import { listPage, listPath } from './list-page.server'
import { isFiltered, narrowed, readCriteria } from './listing-criteria'
import styles from './listing-list.module.css'
import { listingPath } from './listing-path.server'
import { Pagination } from './pagination'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const goal = matchPath(url.pathname)?.name === 'for-rent' ? 'rent' : 'sale'
  const criteria = readCriteria(goal, url.searchParams)
  const { words } = criteria
  if (!words) return serverOnly(await listPage(app, criteria, []))

  const meant = await resolveSearchWords(app.db, app.locale, words)
  const listing = meant.listingId && (await listingPath(app.db, meant.listingId, app.locale))
  if (listing) throw redirect(listing, 302)
  const zips = meant.zips.map(({ zip }) => zip)
  const understood = narrowed(criteria, zips, meant.webIds)
  if (meant.unknown.length === 0) throw redirect(await listPath(app, understood), 302)
  return serverOnly(await listPage(app, understood, meant.unknown))
}

export const headers = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' })

export default function ListingList({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, title, total, cards, filter, criteria, pages, notUnderstood, resetHref, intro } = loaderData
  const { informHref, followHref } = loaderData
  return (
    <div className="content">
      <div className={styles.head}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ListFilter filter={filter} criteria={criteria} resetHref={resetHref} filtered={isFiltered(criteria)} />
      <p className={styles.total} role="status">
        {t('listings:found', { count: total })}
      </p>
      {notUnderstood.length > 0 && <p>{t('listings:notUnderstood', { words: notUnderstood.join(', ') })}</p>}
      {cards.length > 0 ? (
        <CardGrid cards={cards} priority />
      ) : (
        <ListEmpty resetHref={resetHref} informHref={informHref} />
      )}
      <Pagination pages={pages} />
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
