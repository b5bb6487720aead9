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
import { latestNewsFirst } from './report'

/** The owner's listings (O2). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner } = await loggedIn(app, request)
  const title = translateTo(app.locale)('owners:portal.title')
  const [page, owned] = await Promise.all([ownPage(app, 'portal', { title }), ownListings(app, owner)])
  const listings = await Promise.all(
    owned.map(async (listing) => ({ listing, week: await ownWeek(app, listing) })),
  )
  return { page, name: owner.name, listings: latestNewsFirst(listings) }
}

export default function Portal({ loaderData: { name, listings } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal" />
      <div className={styles.greeting}>
        <h1>{t('owners:portal.title')}</h1>
        <p>{t('owners:portal.hello', { name })}</p>
      </div>
      {listings.length === 0 && <p>{t('owners:portal.none')}</p>}
      <ul className={styles.listings}>
        {listings.map(({ listing, week }, at) => (
          <li key={listing.card.id}>
            <OwnCard
              listing={listing}
              week={week}
              href={pathTo(locale, 'portal.listing', { id: listing.card.id })}
              isFirst={at === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
