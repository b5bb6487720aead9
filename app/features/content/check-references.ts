import { comparablePath, matchOriginal } from '~/i18n/path-to'
import { locales } from '~/kernel/locale'
import { articleFile, entriesOf, pageFile } from './check-addresses'
import { type MarkdownCheck, markdownMistakes } from './markdown-mistakes'
import type { SiteDraft, SiteMistake } from './site-draft'

/**
 * Checks that references exist: articles, categories, linked pages, pictures in texts.
 * @param isWhole - false: some documents could not be read, so missing references are not reported
 */
export function referenceMistakes(site: SiteDraft, isWhole: boolean): SiteMistake[] {
  if (!isWhole) return textMistakes(site, { isPage: () => true, hasFile: () => true })
  const files = new Set(site.files.map(({ name }) => name))
  const check = { isPage: knownOriginals(site), hasFile: (name: string) => files.has(name) }
  return [...relationMistakes(site), ...linkMistakes(site), ...textMistakes(site, check)]
}

/** What a relation refers to by its name. */
const named = { article: 'article', category: 'category', 'valuation-start': 'page' } as const
const isNamed = (type: string): type is keyof typeof named => type in named

function relationMistakes({ pages, articles }: SiteDraft): SiteMistake[] {
  const known = {
    article: new Set(articles.map(({ id }) => id)),
    category: new Set(articles.flatMap(({ category }) => category ?? [])),
    'valuation-start': new Set(pages.map(({ id }) => id)),
  }
  return pages.flatMap((page) =>
    page.modules.flatMap(({ relations }, module) =>
      relations.flatMap(({ type, id }, index) => {
        if (!isNamed(type) || known[type].has(id)) return []
        const at = `modules.${module}.relations.${index}.id`
        return [{ file: pageFile(page), at, reason: `there is no ${named[type]} ${id}` }]
      }),
    ),
  )
}

/** Tells whether an original path belongs to this site or to a screen of the product. */
function knownOriginals(site: SiteDraft) {
  const own = new Set(entriesOf(site).flatMap(({ original }) => comparablePath(original ?? '') ?? []))
  return (href: string) => {
    const path = comparablePath(href.replace(/[?#].*$/s, ''))
    return path !== undefined && (own.has(path) || matchOriginal(path) !== undefined)
  }
}

function linkMistakes(site: SiteDraft): SiteMistake[] {
  const isPage = knownOriginals(site)
  const ids = new Set(site.pages.map(({ id }) => id))
  const { topBar, footer, header, popup, roles } = site.settings
  const links = [
    ...topBar.map(({ link }, index) => ({ file: 'site.json', at: `topBar.${index}.link`, link })),
    ...Object.entries(popup?.link ?? {}).map(([locale, link]) => ({
      file: 'site.json',
      at: `popup.link.${locale}`,
      link,
    })),
    ...site.articles.map((article) => ({
      file: articleFile(article),
      at: 'next.link',
      link: article.next?.link,
    })),
  ]
  const names = [
    ...footer.links.map((id, index) => ({ at: `footer.links.${index}`, id })),
    ...Object.entries(roles).map(([role, id]) => ({ at: `roles.${role}`, id })),
    ...(header.freeEvaluation ? [{ at: 'header.freeEvaluation.page', id: header.freeEvaluation.page }] : []),
  ]
  return [
    ...links
      .filter(({ link }) => link?.startsWith('/') && !isPage(link))
      .map(({ file, at, link }) => ({ file, at, reason: `there is no page ${link}` })),
    ...names
      .filter(({ id }) => !ids.has(id))
      .map(({ at, id }) => ({ file: 'site.json', at, reason: `there is no page ${id}` })),
  ]
}

function textMistakes(site: SiteDraft, check: MarkdownCheck): SiteMistake[] {
  const texts = [
    ...site.pages.map(({ id, body }) => ({ place: `pages/${id}`, body })),
    ...site.articles.map(({ id, body }) => ({ place: `articles/${id}`, body })),
  ].flatMap(({ place, body }) =>
    Object.entries(body).map(([locale, text]) => ({ file: `${place}/${locale}.md`, at: 'line ', text })),
  )
  const footers = site.settings.footer.columns.flatMap(({ fullText }, index) =>
    locales.flatMap((locale) => {
      const text = fullText?.[locale]
      const at = `footer.columns.${index}.fullText.${locale}, line `
      return text ? [{ file: 'site.json', at, text }] : []
    }),
  )
  return [...texts, ...footers].flatMap(({ file, at, text }) =>
    markdownMistakes(text, check).map(({ line, reason }) => ({ file, at: `${at}${line}`, reason })),
  )
}
