import {
  type Article,
  articlesOf,
  hrefOfLink,
  pageById,
  pathOf,
  targetOf,
} from '~/features/content/public.server'
import { shown, toContactShown } from './load-part.server'
import type { NextStepShown } from './next-step'
import type { PageView } from './page-view.server'
import type { RelatedShown } from './related-articles'

/** More than a row of cards is another list. */
const mostRelated = 3

/** The action at the end of an article's page; undefined where a form below the text is one. */
export function nextStepOf(
  view: PageView,
  article: Article,
  form: string | undefined,
): NextStepShown | undefined {
  if (form) return undefined
  const { next } = article
  const href = next && hrefOfLink(view.site, next.link, view.locale)
  // Of a page that is a draft by now no button is shown: the agency can always be called.
  if (!next || !href) return { contact: toContactShown(view) }
  return {
    title: view.say(next.title),
    text: view.say(next.text) || undefined,
    button: view.say(next.button),
    href,
  }
}

/** Other articles of its category that have a page in the language. */
export function relatedOf(view: PageView, { id, category, parent }: Article): RelatedShown | undefined {
  const { site, locale } = view
  const others = category
    ? articlesOf(site, category).filter((one) => one.id !== id && pathOf(one, locale))
    : []
  if (others.length === 0) return undefined
  const page = pageById(site, parent)
  const href = page && targetOf(page, locale)
  return {
    articles: others.slice(0, mostRelated).map((one) => shown(view, one)),
    all: href ? { title: view.say(page.title), href } : undefined,
  }
}
