import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { createPresenterContext, withLocale } from '../card/presenter-context.server'
import type { SitemapEntry } from '../outlets/listing-sitemap.server'
import { projectHref } from './project-presenter.server'
import { findProjects } from './projects.repo.server'

/** Projects for the sitemap; those with a site of their own are listed there. */
export async function projectSitemap(db: Db, enabled: readonly Locale[]): Promise<SitemapEntry[]> {
  const [rows, anySaying] = await Promise.all([findProjects(db), createPresenterContext(db, 'nl')])
  return rows
    .filter(({ project }) => project.externalWeb === null)
    .map(({ project, texts }) => {
      const paths: SitemapEntry['paths'] = {}
      for (const { locale } of texts) {
        if (enabled.includes(locale))
          paths[locale] = projectHref(project, texts, withLocale(anySaying, locale))
      }
      return { paths, modified: project.modifiedAt }
    })
}
