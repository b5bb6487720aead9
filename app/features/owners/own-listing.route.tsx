import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { countDemandsFor } from '~/features/alerts/public.server'
import { FactLists } from '~/features/listings/public'
import { VisitStatistics } from '~/features/visits/public'
import { getVisitStatistics } from '~/features/visits/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/own-listing.route'
import { ChangeTable } from './change-table'
import { DocumentList } from './document-list'
import { HistoryTable } from './history-table'
import { ListingNotFound } from './listing-not-found'
import { Manager } from './manager'
import { ownHistory } from './own-history.server'
import styles from './own-listing.module.css'
import { ownListingOf } from './own-listings.server'
import { ownPage } from './own-page.server'
import { PortalNav } from './portal-nav'
import { loggedIn } from './session.server'
import { StateFacts } from './state-facts'

/** One listing of the owner; everybody else's do not exist here (O2). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner } = await loggedIn(app, request)
  const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  const listing = await ownListingOf(app, owner, id)
  if (!listing) {
    const title = translateTo(app.locale)('ui:notFound.title')
    return data({ page: await ownPage(app, 'portal.listing', { title, id }) }, { status: 404 })
  }
  const [page, visits, demands, history] = await Promise.all([
    ownPage(app, 'portal.listing', { title: listing.card.title, id }),
    getVisitStatistics(app.db, id, app.clock.now()),
    countDemandsFor(app.db, id),
    ownHistory(app, id),
  ])
  return { page, listing, visits, demands, history }
}

export default function OwnListing({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  if (!('listing' in loaderData)) return <ListingNotFound />
  const { listing, visits, demands, history } = loaderData
  const { card, groups, documents, manager, isWithdrawn } = listing
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal.listing" />
      <header className={styles.head}>
        <p className={styles.quiet}>
          <Link to={pathTo(locale, 'portal')}>{t('owners:portal.title')}</Link> ·{' '}
          {t('owners:listing.reference', { id: card.id })}
        </p>
        <h1>{card.title}</h1>
        {isWithdrawn ? (
          <p>{t('owners:listing.withdrawn')}</p>
        ) : (
          <p>
            <a href={card.href}>{t('owners:listing.public')}</a>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <Manager manager={manager} />
        <div className={styles.main}>
          <Section id="state" title={t('owners:listing.state.title')}>
            <StateFacts listing={listing} />
            <ChangeTable {...listing} />
          </Section>
          <Section id="statistics" title={t('owners:listing.statistics.title')}>
            <VisitStatistics visits={visits} since={brusselsDay(listing.createdAt)} />
          </Section>
          <Section id="demands" title={t('owners:listing.demands.title')}>
            <p>{describeDemands(t, demands)}</p>
          </Section>
          <Section id="history" title={t('owners:listing.history.title')}>
            <HistoryTable entries={history} />
          </Section>
          <Section id="documents" title={t('owners:listing.documents.title')}>
            <DocumentList documents={documents} />
          </Section>
          <Section id="facts" title={t('owners:listing.facts.title')}>
            {groups.length > 0 ? (
              <FactLists groups={groups} />
            ) : (
              <p className={styles.quiet}>{t('owners:listing.facts.none')}</p>
            )}
          </Section>
        </div>
      </div>
    </div>
  )
}

/** How many search alerts match the listing; nothing is shown for none. */
function describeDemands(t: ReturnType<typeof useText>['t'], count: number | undefined): string {
  if (count === undefined) return t('owners:listing.demands.closed')
  return count === 0 ? t('owners:listing.demands.none') : t('owners:listing.demands.count', { count })
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
