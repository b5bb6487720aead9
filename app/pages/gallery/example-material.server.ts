import type { Site } from '~/features/content/public.server'
import {
  markdownPlaceOf,
  referencedColours,
  renderMarkdown,
  sourceOf,
} from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { exampleMarkdown } from './example-markdown'

/** Material that examples take from their site. */
export type Material = {
  locales: Locale[]
  /** Pictures of the site, since no others are available; fewer if it has fewer. */
  pictures: PictureSource[]
  /** A background colour that has a class in the site's style sheet. */
  ground?: string
  /** A text with every feature of Markdown, rendered. */
  html: string
}

const leastWidth = 1000

export function exampleMaterial({ locale, config }: App, site: Site): Material {
  const base = config.mediaBaseUrl
  const wide = [...site.pictures.values()].filter(({ width }) => width >= leastWidth)
  return {
    locales: site.locales,
    pictures: wide.slice(0, 3).map((picture) => sourceOf(picture, 'A picture of the site', base)),
    ground: referencedColours({ settings: site, pages: site.pages })[0],
    html: renderMarkdown(exampleMarkdown, markdownPlaceOf(site, locale, base)),
  }
}
