import { countVisitsToday } from '~/features/visits/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/portal.route'
import { loggedIn } from './logged-in.server'
import { OwnCard } from './own-card'
import { ownListings } from './own-listings.server'
import { ownPage } from './own-page.server'
import { ownWeek } from './own-report.server'
import styles from './portal.module.css'
import { PortalNav } from './portal-nav'

/** The owner's listings (O2). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner } = await loggedIn(app, request)
  const title = translateTo(app.locale)('owners:portal.title')
  const [page, listings] = await Promise.all([ownPage(app, 'portal', { title }), ownListings(app, owner)])
  const ids = listings.map(({ card }) => card.id)
  const [visits, weeks] = await Promise.all([
    countVisitsToday(app.db, ids, app.clock.now()),
    Promise.all(listings.map((listing) => ownWeek(app, listing))),
  ])
  return { page, name: owner.name, listings, visits, weeks }
}

export default function Portal({ loaderData: { name, listings, visits, weeks } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal" />
      <div>
        <h1>{t('owners:portal.title')}</h1>
        <p className={styles.quiet}>{t('owners:portal.hello', { name })}</p>
      </div>
      {listings.length === 0 && <p>{t('owners:portal.none')}</p>}
      <ul className={styles.homes}>
        {listings.map((listing, index) => (
          <li key={listing.card.id}>
            <OwnCard
              listing={listing}
              visitsToday={visits.get(listing.card.id) ?? 0}
              week={weeks[index] ?? []}
              href={pathTo(locale, 'portal.listing', { id: listing.card.id })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
