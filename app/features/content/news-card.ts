import { heightFor, pictureUrl } from '~/features/media/public'
import { formatDay } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { localise, pathOf, type Site } from './site-model'
import { pictureIn } from './site-picture'

/** An article as a mail shows it: addresses are absolute. */
export type NewsCard = {
  title: string
  intro: string
  day: string
  href: string
  picture?: { src: string; alt: string; width: number; height: number }
}

/** Not every mail program supports WebP; no column of a mail is wider. */
const picture = { width: 600, ratio: '3:2', format: 'png' } as const

/** An article with a page of its own, in a language or else in the site's default one. */
export function newsCard(
  site: Site,
  id: string,
  locale: Locale,
  { publicUrl, mediaBaseUrl }: { publicUrl: string; mediaBaseUrl: string },
): NewsCard | undefined {
  const article = site.articles.find((one) => one.id === id)
  const path = article && (pathOf(article, locale) ?? pathOf(article, site.languages.default))
  if (!article || !path) return undefined
  const localiseText = localise(site, locale)
  const source = pictureIn(site.pictures, localiseText, mediaBaseUrl || publicUrl)(article.image)
  return {
    title: localiseText(article.title),
    intro: localiseText(article.intro),
    day: article.date ? formatDay(article.date, locale) : '',
    href: publicUrl + path,
    ...(source
      ? {
          picture: {
            src: pictureUrl(source, picture),
            alt: source.alt,
            width: picture.width,
            height: heightFor(picture.width, picture.ratio),
          },
        }
      : {}),
  }
}

/** Names of the articles that can be mailed, newest first. */
export const newsIds = (site: Site): string[] =>
  site.articles
    .filter(({ paths, date }) => paths && date)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .map(({ id }) => id)
