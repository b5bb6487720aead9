import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { plainLetters } from '~/kernel/plain-letters'
import type { OfficeSearch, SearchHit } from '~/platform/office/office-search'
import { siteOf } from '../site.server'
import { alternatesOf, type Entry, localise, type Site } from '../site-model'

/** Published pages and articles by title and address in any language; the site has them in memory (B27). */
export const pageSearch: OfficeSearch = {
  kind: 'pages',
  permission: 'search.read',
  async find({ app }, { words }, most) {
    const site = await siteOf(app.db)
    const entries: Entry[] = [...site.pages, ...site.articles]
    return entries
      .filter((entry) => words.every((word) => wordsOf(entry).includes(` ${word}`)))
      .slice(0, most)
      .map((entry) => toHit(site, entry, app.locale))
  },
}

function wordsOf({ title, paths }: Entry): string {
  const all = [...Object.values(title), ...Object.values(paths ?? {})].join(' ')
  return ` ${plainLetters(all).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

function toHit(site: Site, entry: Entry, locale: Locale): SearchHit {
  const paths = alternatesOf(site, entry)
  const href = paths[locale] ?? Object.values(paths)[0]
  return {
    id: `${entry.kind} ${entry.id}`,
    title: localise(site, locale)(entry.title),
    facts: [translateTo(locale)(`office:search.page.${entry.kind}`), href ?? ''].filter(Boolean),
    ...(href && { href }),
  }
}
