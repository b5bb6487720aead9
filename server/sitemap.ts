import { siteOf } from '~/features/content/public.server'
import { listingSitemap, projectSitemap, type SitemapEntry } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { screenNames } from '~/i18n/screens'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'

/** @param hosts - the site's and the pictures' own, with a space between */
const fileOf = versioned(async (db: Services['db'], hosts: string) => {
  const [publicUrl = '', mediaBaseUrl = ''] = hosts.split(' ')
  const site = await siteOf(db)
  const pages = screenNames.map((name) => ({
    paths: Object.fromEntries(site.locales.map((locale) => [locale, pathTo(locale, name)])),
  }))
  const entries = [
    ...pages,
    ...(await listingSitemap(db, site.locales, mediaBaseUrl)),
    ...(await projectSitemap(db, site.locales)),
  ]
  return xmlOf(entries, publicUrl, site.languages.default)
})

/**
 * Every page search engines may keep, once in each language, each naming its alternates and its picture.
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemap({ db, config }: Services): Promise<Response> {
  return new Response(await fileOf(db, `${config.publicUrl} ${config.mediaBaseUrl}`), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

type Entry = Partial<SitemapEntry> & Pick<SitemapEntry, 'paths'>

function xmlOf(entries: Entry[], publicUrl: string, fallback: Locale): string {
  const urls = entries.flatMap((entry) => urlsOf(entry, publicUrl, fallback))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

function urlsOf({ paths, modified, picture }: Entry, publicUrl: string, fallback: Locale): string[] {
  const locales = Object.keys(paths) as Locale[]
  const main = locales.includes(fallback) ? fallback : locales[0]
  const absolute = (path: string | undefined) => escaped(new URL(path ?? '/', publicUrl).href)
  const alternates = [
    ...locales.map((locale) => ({ locale: locale as string, path: paths[locale] })),
    ...(main ? [{ locale: 'x-default', path: paths[main] }] : []),
  ].map(({ locale, path }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${absolute(path)}"/>`)
  return locales.map((locale) =>
    [
      `<url><loc>${absolute(paths[locale])}</loc>`,
      modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '',
      ...alternates,
      picture ? `<image:image><image:loc>${absolute(picture)}</image:loc></image:image>` : '',
      '</url>',
    ].join(''),
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
