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

/** What examples take from the site they stand on. */
export type Material = {
  locales: Locale[]
  /** Some of the site's own, for no others can be fetched; fewer where it has fewer. */
  pictures: PictureSource[]
  /** A ground that the site's style sheet has a class for. */
  ground?: string
  /** A text with all that Markdown can hold, rendered. */
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
