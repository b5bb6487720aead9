import { expect, test } from 'vitest'
import type { Article } from '~/features/content/public.server'
import { articleOf, draftOf, pageOf, siteFrom } from '~/features/content/site.fixture'
import type { App } from '~/platform/app.server'
import { nextStepOf, relatedOf } from './after-article.server'
import { pageViewOf } from './page-view.server'

const next = {
  title: { nl: 'Denkt u aan verkopen?', fr: 'Vous pensez à vendre ?' },
  button: { nl: 'Schat mijn woning', fr: 'Estimer mon bien' },
  link: '/demand/?kind=sale',
}
const paths = (id: string) => ({ paths: { nl: `/nieuws/${id}/`, fr: `/actualites/${id}/` } })
const news = (id: string, day: string, over = {}) =>
  articleOf(id, { category: 'news', parent: 'news', date: `2026-01-${day}`, ...paths(id), ...over })

const site = siteFrom(
  draftOf({
    pages: [pageOf('news'), pageOf('demand', { original: '/demand/', paths: { nl: '/schatting/' } })],
    articles: [
      news('a', '01', { next }),
      news('b', '02', { next: { ...next, link: '/drafts/' } }),
      news('c', '03'),
      news('d', '04'),
      news('e', '05'),
      news('dutch', '06', { paths: { nl: '/nieuws/dutch/' } }),
      articleOf('alone', { category: 'other', ...paths('alone') }),
    ],
  }),
)
const viewIn = (locale: 'nl' | 'fr') =>
  pageViewOf(
    { locale, config: { mediaBaseUrl: '' }, clock: { now: () => new Date(0) } } as unknown as App,
    site,
    'news',
  )
const articleNamed = (id: string) => site.articles.find((one) => one.id === id) as Article
const stepOf = (id: string, form?: string) => nextStepOf(viewIn('fr'), articleNamed(id), form)

test('M2 an article ends with the step that it names, in the language of the page', () => {
  expect(stepOf('a')).toEqual({
    title: 'Vous pensez à vendre ?',
    text: undefined,
    button: 'Estimer mon bien',
    href: '/nl/schatting/?kind=sale',
  })
})

test('M2 an article without a step, or whose step leads to a draft, ends with the agency’s number', () => {
  for (const id of ['b', 'c'])
    expect(stepOf(id)).toMatchObject({ contact: { name: 'Acer BV', phone: '025 55 01 00' } })
})

test('M2 a form below an article is its next step', () => {
  expect(stepOf('a', 'vehicle-request')).toBeUndefined()
})

test('M2 an article leads on to three others of its category that exist in the language', () => {
  const related = relatedOf(viewIn('fr'), articleNamed('e'))
  expect(related?.articles.map(({ href }) => href)).toEqual([
    '/fr/actualites/d/',
    '/fr/actualites/c/',
    '/fr/actualites/b/',
  ])
  expect(related?.all).toEqual({ title: 'Page news', href: '/fr/news/' })
  expect(relatedOf(viewIn('nl'), articleNamed('e'))?.articles[0]?.href).toBe('/nl/nieuws/dutch/')
  expect(relatedOf(viewIn('fr'), articleNamed('alone'))).toBeUndefined()
})
