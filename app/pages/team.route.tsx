import { data } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { metadataOf, siteOf } from '~/features/content/public.server'
import { type Colleague, teamOf } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/team.route'
import { ColleagueCard, ColleagueListings } from './colleague-view'
import { missingPage } from './missing-page.server'
import { PageHead } from './page-head'
import styles from './team.module.css'

type LoaderData = { page: PageInfo; team?: Colleague[] }

/** The people of the agency with their listings (M10); an agency that names nobody has no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locale } = app
  const [site, team] = await Promise.all([siteOf(app.db), teamOf(app)])
  if (team.length === 0)
    return data(serverOnly<LoaderData>({ page: missingPage(app, site) }), { status: 404 })
  const t = translateTo(locale)
  const own = metadataOf(site, 'team', locale)
  const crumbs = crumbsFromTable('team', { t, locale })
  const page: PageInfo = {
    ...pageFromTable('team', { title: own.title ?? t('content:team.title'), locales: site.locales }),
    description: own.description ?? t('content:team.intro'),
    canonical: pathTo(locale, 'team'),
    noindex: own.noindex,
    crumbs,
    structuredData: [breadcrumbList(crumbs, app.config.publicUrl)],
  }
  return data(serverOnly<LoaderData>({ page, team }))
}

export default function Team({ loaderData: { page, team } }: Route.ComponentProps) {
  const { t, locale } = useText()
  if (!team) return <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
  return (
    <>
      <PageHead
        title={t('content:team.title')}
        description={t('content:team.intro')}
        crumbs={page.crumbs ?? []}
      />
      <div className={`content ${styles.team}`}>
        <p className={styles.action}>
          <a href={pathTo(locale, 'appointment')} className="button button-main">
            {t('appointments:page.valuation')}
          </a>
        </p>
        <ul className={styles.people}>
          {team.map(({ person, count }) => (
            <ColleagueCard key={person.anchor} person={person} count={count} />
          ))}
        </ul>
        {team
          .filter(({ count }) => count > 0)
          .map((colleague) => (
            <ColleagueListings key={colleague.person.anchor} {...colleague} />
          ))}
      </div>
    </>
  )
}
