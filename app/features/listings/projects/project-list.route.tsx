import { metadataOf, siteOf } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/project-list.route'
import { projectCards } from './project-cards.server'
import { ProjectGrid } from './project-grid'
import styles from './project-list.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locale } = app
  const [site, projects] = await Promise.all([siteOf(app.db), projectCards(app)])
  const t = translateTo(locale)
  const own = metadataOf(site, 'projects', locale)
  const crumbs = crumbsFromTable('projects', { t, locale })
  const page: PageInfo = {
    ...pageFromTable('projects', {
      title: own.title ?? t('listings:projects.title'),
      locales: site.locales,
    }),
    description: own.description ?? t('listings:projects.intro'),
    canonical: pathTo(locale, 'projects'),
    noindex: own.noindex,
    crumbs,
    structuredData: [breadcrumbList(crumbs, app.config.publicUrl)],
  }
  return serverOnly({ page, projects })
}

export default function ProjectList({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { page, projects } = loaderData
  return (
    <div className={`content ${styles.page}`}>
      <header>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{t('listings:projects.title')}</h1>
        <p>{t('listings:projects.intro')}</p>
      </header>
      {projects.length > 0 ? (
        <ProjectGrid projects={projects} heading="h2" isMain />
      ) : (
        <p>{t('listings:projects.none')}</p>
      )}
      <footer>
        <h2>{t('listings:projects.next')}</h2>
        <a href={pathTo(locale, 'for-sale')} className="button">
          {t('listings:projects.toHomes')}
        </a>
      </footer>
    </div>
  )
}
