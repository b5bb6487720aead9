import type { PictureSource } from '~/features/media/public'
import type { ArticleShown, ModulePart, ModuleShown } from '../module-parts'
import { exampleCards, exampleProjects } from './example-listings'
import type { Material } from './example-material.server'

const article = (id: number, picture: PictureSource | undefined): ArticleShown => ({
  id: `article-${id}`,
  title: id === 2 ? 'An article whose title takes more than a line of its card' : `Article ${id}`,
  intro: id === 3 ? undefined : 'One or two sentences that say what the article is about.',
  href: id === 4 ? undefined : '#modules',
  picture: id === 2 ? undefined : picture,
  day: id === 1 ? '2026-10-02' : undefined,
})

const articles = (count: number, picture?: PictureSource) =>
  Array.from({ length: count }, (_, index) => article(index + 1, picture))

const articleRow = (perRow: number, picture?: PictureSource): ModulePart => ({
  type: 'category',
  view: 'news-view',
  perRow,
  articles: articles(Math.max(2, perRow), picture),
})

const rows = (picture?: PictureSource) => [1, 2, 3, 4].map((perRow) => articleRow(perRow, picture))

const stats: ModulePart = { type: 'stats-view', states: { forSale: 20, forRent: 5, sold: 2, rented: 1 } }

const contact: ModulePart = {
  type: 'contact',
  contact: {
    name: 'Agency BV',
    address: ['Lindenplein 4', '1630 Linkebeek'],
    phone: '02 555 01 00',
    phoneHref: '#modules',
    email: 'hello@agency.example',
    hours: 'Monday to Friday, 9 to 12 and 13 to 17',
  },
}

const module = (key: string, part: ModulePart, over: Partial<ModuleShown> = {}): ModuleShown => ({
  key: `gallery-${key}`,
  title: `Module ${key}`,
  titleSize: 'h2',
  span: 12,
  col: { sm: 12, md: 12, lg: 12 },
  pictures: [],
  parts: [part],
  ...over,
})

/** Every view, widths of four, six and twelve columns, each background (M5). */
export function exampleModules({ pictures: [picture], ground, html }: Material): ModuleShown[] {
  const half = { col: { sm: 12, md: 6, lg: 6 } }
  const third = { col: { sm: 12, md: 6, lg: 4 } }
  const whole: ArticleShown = { ...article(1, picture), html }
  return [
    module('article', { type: 'article', article: whole }),
    ...rows(picture).map((part, index) => module(`category, ${index + 1} per row`, part)),
    module('single view', {
      type: 'category',
      view: 'single-view',
      perRow: 1,
      articles: articles(2, picture),
    }),
    module('no articles', { type: 'category', view: 'news-view', perRow: 3, articles: [] }, half),
    module('that failed', { type: 'failed' }, half),
    module('stats', stats),
    module('contact', contact, { ...half, ground }),
    module('article on a ground', { type: 'article', article: whole }, { ground }),
    module('category on a ground', articleRow(3, picture), { ground }),
    module('homes on a ground', homes(picture), { ground }),
    module('stats on a ground', stats, { ...half, ground }),
    module('contact on a picture', contact, { ...half, picture }),
    module('of four columns', { type: 'article', article: article(3, undefined) }, third),
    module(
      'with words',
      { type: 'article', article: article(4, undefined) },
      {
        ...third,
        description: 'A sentence above.',
        description2: 'A sentence below.',
      },
    ),
    module('homes, span 10', homes(picture), { span: 10 }),
    module('projects', { type: 'project-list', projects: exampleProjects(picture), more: [] }),
    module('no homes', { type: 'property-list', cards: [], perRow: 3, more: [] }),
  ]
}

const homes = (picture?: PictureSource): ModulePart => ({
  type: 'property-list',
  cards: exampleCards(picture).slice(0, 4),
  perRow: 4,
  more: [{ title: 'All homes', href: '#modules' }],
})
