import type { Heading } from '~/features/content/public'
import {
  type Article,
  type Entry,
  type Page,
  readingMinutes,
  type Site,
  withContents,
} from '~/features/content/public.server'
import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { PageInfo } from '~/ui/page/page-info'
import { nextStepOf, relatedOf } from './after-article.server'
import type { BannerShown } from './banner'
import { headerOver } from './header-over.server'
import { formOf } from './load-part.server'
import type { ModuleShown } from './module-parts'
import type { NextStepShown } from './next-step'
import { pageInfoOf } from './page-info.server'
import { type PageView, pageViewOf } from './page-view.server'
import type { RelatedShown } from './related-articles'
import { showBanner } from './show-banner.server'
import { showModules } from './show-modules.server'

/** A page or an article, ready to render. */
export type EntryShown = {
  title: string
  description?: string
  banner?: BannerShown
  /** Its own text, rendered; with its language if it is not the page's. */
  html?: string
  lang?: Locale
  /** Headings of a text that has several. */
  contents?: Heading[]
  article?: ArticleParts
  modules: ModuleShown[]
}

/** What only the page of an article has. */
export type ArticleParts = {
  picture?: PictureSource
  day?: string
  /** Reading time of its text. */
  minutes?: number
  form?: string
  next?: NextStepShown
  related?: RelatedShown
}

/** Loads all data of a page of the site in the request's language. */
export async function showEntry(
  app: App,
  site: Site,
  entry: Entry,
): Promise<{ page: PageInfo; shown: EntryShown }> {
  const view = pageViewOf(app, site, entry.id)
  const [banner, modules] =
    entry.kind === 'page'
      ? await Promise.all([showBanner(app, view, bannerOf(entry)), showModules(app, view, entry.modules)])
      : [undefined, []]
  const page = pageInfoOf(view, entry, app.config.publicUrl)
  const { html, lang } = view.html(entry.body)
  return {
    page: { ...page, headerOver: headerOver(banner) },
    shown: {
      title: view.say(entry.title),
      description: view.say(entry.kind === 'page' ? entry.description : entry.intro) || undefined,
      banner,
      ...(html === undefined ? {} : { ...withContents(html), lang }),
      article: entry.kind === 'article' ? articleParts(view, entry, html) : undefined,
      modules,
    },
  }
}

function articleParts(view: PageView, article: Article, html?: string): ArticleParts {
  const form = article.form && formOf(article.form)
  return {
    picture: view.picture(article.image),
    day: article.date,
    minutes: html ? readingMinutes(html) : undefined,
    form: form || undefined,
    next: nextStepOf(view, article, form),
    related: relatedOf(view, article),
  }
}

const bannerOf = ({ banner, showPageBanner }: Page) => (showPageBanner ? banner : undefined)
