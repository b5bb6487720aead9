import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { MarkdownPlace } from './markdown'
import { hrefOfLink, type Site } from './site-model'
import { imageOf, sourceOf } from './site-picture'

/** How texts of the site render links and pictures in a language. */
export function markdownPlaceOf(site: Site, locale: Locale, base: string): MarkdownPlace {
  const t = translateTo(locale)
  return {
    hrefOf: (original) => hrefOfLink(site, original, locale),
    pictureOf: (file) => {
      const picture = site.pictures.get(file)
      if (!picture) return undefined
      const {
        src,
        srcSet = '',
        sizes = '',
        width,
        height,
      } = imageOf(sourceOf(picture, '', base), '(min-width: 767px) 720px, 92vw')
      return { src, srcset: srcSet, sizes, width, height }
    },
    newTab: t('ui:newTab'),
    table: t('content:table'),
  }
}
