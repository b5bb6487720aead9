import type { Module, Relation } from '~/features/content/public.server'
import {
  type Article,
  articlesOf,
  freeEvaluationIn,
  pathOf,
  pathOfOriginal,
} from '~/features/content/public.server'
import {
  cardsOf,
  listCards,
  newestCards,
  peopleOf,
  projectCards,
  referenceStories,
  statesOf,
} from '~/features/listings/public.server'
import { inReadingOrder, shownTestimonials } from '~/features/testimonials/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { groupPhone, telHref } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import { findForm } from './form-registry'
import type { ArticleShown, ContactShown, ModulePart } from './module-parts'
import type { PageView } from './page-view.server'
import { resultsOf } from './results.server'

/** Number of items if the module sets none (M1, M8). */
const usual = {
  newest: 4,
  'for-sale': 8,
  'for-rent': 8,
  references: 24,
  projects: 4,
  category: 12,
  testimonials: 3,
}

/** Loads the content of a module's relation; errors of its query are thrown. */
export async function loadPart(
  app: App,
  view: PageView,
  module: Module,
  relation: Relation,
): Promise<ModulePart | undefined> {
  switch (relation.type) {
    case 'article':
      return articlePart(view, relation.id)
    case 'category':
      return categoryPart(view, module, relation.id)
    case 'property-list':
      return relation.id === 'references'
        ? await referencesPart(app, view, module, relation.days)
        : await listPart(app, module, relation.id)
    case 'project-list':
      return {
        type: 'project-list',
        projects: (await projectCards(app)).slice(0, module.maxItems ?? usual.projects),
        more: moreTo(app, ['projects']),
      }
    case 'stats-view':
      return await statsPart(app, view, relation.id)
    case 'contact':
      return {
        type: 'contact',
        contact: toContactShown(view),
        form: formOf(relation.id),
        variant: relation.variant,
      }
    case 'testimonials':
      return await testimonialsPart(app, view, module, relation.id)
    case 'team':
      return await teamPart(app)
    case 'valuation-start':
      return valuationStart(view, relation.id)
  }
}

/** An agency that names nobody shows nobody. */
async function teamPart(app: App): Promise<ModulePart | undefined> {
  const people = await peopleOf(app)
  return people.length > 0 ? { type: 'team', people, more: moreTo(app, ['team']) } : undefined
}

/** Results that nobody knows are left out; where none is known, the totals stand in their place. */
async function statsPart(app: App, view: PageView, shown: 'all' | 'results'): Promise<ModulePart> {
  const results = shown === 'results' ? await resultsOf(app, view) : {}
  return Object.values(results).some(Boolean)
    ? { type: 'results', results }
    : { type: 'stats-view', states: await statesOf(app.db, 'all') }
}

/** Articles that are drafts are left out. */
function articlePart(view: PageView, id: string): ModulePart | undefined {
  const article = view.site.articles.find((one) => one.id === id)
  if (!article) return undefined
  return { type: 'article', article: { ...shown(view, article), ...view.html(article.body) } }
}

/** Only where the page has an address in the language. */
function valuationStart({ site, locale }: PageView, page: string): ModulePart | undefined {
  const found = site.pages.find(({ id }) => id === page)
  const href = found && pathOf(found, locale)
  return href ? { type: 'valuation-start', href } : undefined
}

function categoryPart(
  view: PageView,
  { view: wished, itemsPerRow, maxItems }: Module,
  id: string,
): ModulePart {
  const articles = articlesOf(view.site, id).slice(0, maxItems ?? usual.category)
  const isSingle = wished === 'single-view'
  return {
    type: 'category',
    view: isSingle ? 'single-view' : 'news-view',
    perRow: itemsPerRow ?? 3,
    articles: articles.map((article) => ({
      ...shown(view, article),
      ...(isSingle ? view.html(article.body) : {}),
    })),
  }
}

export const shown = (view: PageView, article: Article): ArticleShown => ({
  id: article.id,
  title: view.say(article.title),
  intro: view.say(article.intro) || undefined,
  href: pathOf(article, view.locale),
  picture: view.picture(article.image),
  day: article.date,
})

async function referencesPart(
  app: App,
  view: PageView,
  { maxItems }: Module,
  showsDays = false,
): Promise<ModulePart> {
  const stories = await referenceStories(app, maxItems ?? usual.references, showsDays)
  const voices = voicesOf(view)
  return {
    type: 'references',
    stories: stories.map((story) => ({ ...story, voice: voices.get(story.card.id) })),
    next: freeEvaluationIn(view.site, app.locale),
  }
}

/** What clients say of a listing, by its number. */
const voicesOf = (view: PageView) =>
  new Map(
    articlesOf(view.site, ownTestimonials).flatMap(({ listing, title, body }) => {
      const { html, lang } = view.html(body)
      return listing && html ? [[listing, { name: view.say(title), html, lang }] as const] : []
    }),
  )

type ListName = Exclude<Extract<Relation, { type: 'property-list' }>['id'], 'references'>

async function listPart(app: App, { maxItems, itemsPerRow }: Module, list: ListName): Promise<ModulePart> {
  const limit = maxItems ?? usual[list]
  const cards =
    list === 'newest'
      ? await newestCards(app, limit)
      : await listCards(app, list === 'for-rent' ? 'rent' : 'sale', limit)
  const more = list === 'newest' ? moreTo(app, ['for-sale', 'for-rent']) : []
  return {
    type: 'property-list',
    cards,
    perRow: itemsPerRow === 4 ? 4 : 3,
    more: list === 'for-sale' || list === 'for-rent' ? moreTo(app, [list]) : more,
  }
}

/** Shows the agency's own testimonials from this category together with those that visitors sent. */
const ownTestimonials = 'testimonials'
/** Limit that keeps the page short; nobody reads more. */
const mostTestimonials = 200

async function testimonialsPart(
  app: App,
  view: PageView,
  { maxItems }: Module,
  list: 'all' | 'newest',
): Promise<ModulePart> {
  const t = translateTo(app.locale)
  const most = maxItems ?? (list === 'all' ? mostTestimonials : usual.testimonials)
  const articles = articlesOf(view.site, ownTestimonials)
  const listings = await listingsOf(app, articles)
  const own = articles.map((article) => ({
    key: article.id,
    name: view.say(article.title),
    about: view.say(article.intro) || undefined,
    day: article.date,
    picture: view.picture(article.image),
    listing: listings.get(article.listing),
    ...view.html(article.body),
  }))
  const all = [...own, ...(await shownTestimonials(app, most))]
  const testimonials = inReadingOrder(all).slice(0, most)
  const verification = view.say(view.site.testimonials.verification) || t('testimonials:notVerified')
  const part = { type: 'testimonials' as const, testimonials, verification }
  if (list === 'all')
    return { ...part, form: 'testimonial', next: freeEvaluationIn(view.site, app.locale), more: [] }
  const href = pathOfOriginal(view.site, '/testimonials/', app.locale)
  return { ...part, more: href ? [{ title: t('testimonials:more'), href }] : [] }
}

/** The listings that testimonials are about; withdrawn ones have no page any more. */
async function listingsOf(app: App, articles: Article[]) {
  const { cards } = await cardsOf(
    app,
    articles.flatMap(({ listing }) => listing ?? []),
  )
  return new Map(
    cards.map(({ id, title, href, picture }) => [id as number | undefined, { title, href, picture }]),
  )
}

/** The relation names a form; it may not exist in this version. */
export const formOf = (name: string): string | undefined => findForm(name)?.name

const moreKeys = {
  'for-sale': 'content:more.forSale',
  'for-rent': 'content:more.forRent',
  projects: 'content:more.projects',
  team: 'content:more.team',
} as const

const moreTo = ({ locale }: App, names: (keyof typeof moreKeys)[]) =>
  names.map((name) => ({ title: translateTo(locale)(moreKeys[name]), href: pathTo(locale, name) }))

export function toContactShown({ site, say }: PageView): ContactShown {
  const { identity } = site
  return {
    name: identity.legalName,
    address: [identity.street, `${identity.zip} ${say(identity.city)}`],
    phone: groupPhone(identity.phone),
    phoneHref: telHref(identity.phone),
    email: identity.email,
    hours: say(identity.hours) || undefined,
  }
}
