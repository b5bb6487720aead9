import type {
  Body,
  ContentImage,
  ModuleFields,
  PublicText,
  Translations,
} from '~/features/content/public.server'
import {
  localise,
  localisePublic,
  markdownPlaceOf,
  pictureIn,
  renderMarkdown,
  type Site,
} from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'

/** Rendering context of a page of the site: its language, pictures and texts. */
export type PageView = {
  site: Site
  locale: Locale
  say(text: Translations | undefined): string
  sayPublic(text: PublicText | undefined): string | undefined
  picture(image: ContentImage | undefined): PictureSource | undefined
  /** Renders a text as HTML, with its language if it is not the page's (L17). */
  html(body: Body): { html?: string; lang?: Locale }
  /** Values that condition rules can refer to (M7). */
  values: ModuleFields
}

/** @param page - name of the page, for condition rules */
export function pageViewOf(app: App, site: Site, page: string): PageView {
  const { locale, config, clock } = app
  const base = config.mediaBaseUrl
  const say = localise(site, locale)
  const place = markdownPlaceOf(site, locale, base)
  return {
    site,
    locale,
    say,
    sayPublic: localisePublic(site, locale),
    picture: pictureIn(site.pictures, say, base),
    html: (body) => {
      const text = say(body)
      if (!text) return {}
      const lang = body[locale]
        ? undefined
        : (Object.keys(body) as Locale[]).find((one) => body[one] === text)
      return { html: renderMarkdown(text, place), lang }
    },
    values: { locale, page, day: brusselsDay(clock.now()) },
  }
}
