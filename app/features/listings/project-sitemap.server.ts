import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { catalogueOf } from './catalogue.server'
import type { SitemapEntry } from './listing-sitemap.server'
import { findProjects } from './projects.repo.server'
import { projectHref } from './say-project.server'

/** Projects for the sitemap; those with a site of their own are listed there. */
export async function projectSitemap(db: Db, enabled: readonly Locale[]): Promise<SitemapEntry[]> {
  const [rows, { names }] = await Promise.all([findProjects(db), catalogueOf(db, 'sale')])
  return rows
    .filter(({ project }) => project.externalWeb === null)
    .map(({ project, texts }) => {
      const paths: SitemapEntry['paths'] = {}
      for (const { locale } of texts) {
        if (!enabled.includes(locale)) continue
        paths[locale] = projectHref(project, texts, {
          locale,
          t: translateTo(locale),
          names,
          mediaBaseUrl: '',
        })
      }
      return { paths, modified: project.modifiedAt }
    })
}
