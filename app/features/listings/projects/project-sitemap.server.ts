import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { inLanguage, sayingIn } from '../card/saying.server'
import type { SitemapEntry } from '../outlets/listing-sitemap.server'
import { findProjects } from './projects.repo.server'
import { projectHref } from './say-project.server'

/** Projects for the sitemap; those with a site of their own are listed there. */
export async function projectSitemap(db: Db, enabled: readonly Locale[]): Promise<SitemapEntry[]> {
  const [rows, anySaying] = await Promise.all([findProjects(db), sayingIn(db, 'nl')])
  return rows
    .filter(({ project }) => project.externalWeb === null)
    .map(({ project, texts }) => {
      const paths: SitemapEntry['paths'] = {}
      for (const { locale } of texts) {
        if (enabled.includes(locale))
          paths[locale] = projectHref(project, texts, inLanguage(anySaying, locale))
      }
      return { paths, modified: project.modifiedAt }
    })
}
