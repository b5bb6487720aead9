import type { ReactNode } from 'react'
import { data } from 'react-router'
import { countDemandsFor } from '~/features/alerts/public.server'
import { FactLists } from '~/features/listings/public'
import { VisitStatistics } from '~/features/visits/public'
import { getVisitStatistics } from '~/features/visits/public.server'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { Fold } from '~/ui/fold/fold'
import type { Route } from './+types/own-listing.route'
import { describeMark } from './describe-mark'
import { DocumentList } from './document-list'
import { ListingNotFound } from './listing-not-found'
import { loggedIn } from './logged-in.server'
import { Manager, ManagerBar } from './manager'
import { OwnHead } from './own-head'
import { OwnKeep } from './own-keep'
import { ownKeep } from './own-keep.server'
import styles from './own-listing.module.css'
import { ownListingOf } from './own-listings.server'
import { ownPage } from './own-page.server'
import { ownReport } from './own-report.server'
import { OwnState } from './own-state'
import { PortalNav } from './portal-nav'
import { Timeline } from './timeline'
import { WeekFigures } from './week-figures'

/** One listing of the owner; everybody else's do not exist here (O2). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner } = await loggedIn(app, request)
  const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  const listing = await ownListingOf(app, owner, id)
  if (!listing) {
    const title = translateTo(app.locale)('ui:notFound.title')
    return data({ page: await ownPage(app, 'portal.listing', { title, id }) }, { status: 404 })
  }
  const visits = await getVisitStatistics(app.db, id, app.clock.now())
  const [page, demands, report, keep] = await Promise.all([
    ownPage(app, 'portal.listing', { title: listing.card.title, id }),
    countDemandsFor(app.db, id),
    ownReport(app, listing, visits),
    ownKeep(app, listing, url.searchParams),
  ])
  return { page, listing, visits, demands, report, keep }
}

export default function OwnListing({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  if (!('listing' in loaderData)) return <ListingNotFound />
  const { listing, visits, demands, report, keep } = loaderData
  const { groups, documents, goal } = listing
  const marks = report.marks.map((mark) => describeMark(t, mark, goal))
  return (
    <>
      <div className={`content ${styles.page}`}>
        <PortalNav here="portal.listing" />
        <OwnHead listing={listing} figures={<WeekFigures {...report} />}>
          <Manager listing={listing} />
        </OwnHead>
        <section aria-labelledby="history" className={styles.history}>
          <h2 id="history">{t('owners:listing.history.title')}</h2>
          <Timeline entries={report.timeline} goal={goal} />
        </section>
        <section aria-label={t('visits:chart.visits')} className={styles.visits}>
          <VisitStatistics visits={visits} since={report.since} marks={marks} />
        </section>
        {keep && <OwnKeep keep={keep} />}
        <div className={styles.rows}>
          <Row id="demands" title={t('owners:listing.demands.title')}>
            <p>{describeDemands(t, demands)}</p>
          </Row>
          <Row id="state" title={t('owners:listing.state.title')}>
            <OwnState listing={listing} />
          </Row>
          <Row id="documents" title={t('owners:listing.documents.title')}>
            <DocumentList documents={documents} />
          </Row>
          <Row id="facts" title={t('owners:listing.facts.title')}>
            {groups.length > 0 ? (
              <Fold title={t('owners:listing.facts.show')}>
                <FactLists groups={groups} />
              </Fold>
            ) : (
              <p className={styles.quiet}>{t('owners:listing.facts.none')}</p>
            )}
          </Row>
        </div>
      </div>
      <ManagerBar listing={listing} />
    </>
  )
}

/** How many search alerts match the listing; `undefined` once it is off the market. */
function describeDemands(t: ReturnType<typeof useText>['t'], count: number | undefined): string {
  if (count === undefined) return t('owners:listing.demands.closed')
  return count === 0 ? t('owners:listing.demands.none') : t('owners:listing.demands.count', { count })
}

/** A section that rarely changes, its heading beside it. */
function Row({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
