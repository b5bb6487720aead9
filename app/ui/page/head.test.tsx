import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { Head } from './head'
import type { PageInfo } from './page-info'

const alternates = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/' }

function head(
  over: Partial<PageInfo> = {},
  locale: Locale = 'fr',
  defaultLocale: Locale = 'nl',
  sitePicture?: PageInfo['socialPicture'],
): string {
  const page: PageInfo = { title: 'À vendre', alternates, canonical: '/fr/a-vendre/', ...over }
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <Head
        page={page}
        siteName="Tilia"
        publicUrl="https://agency.example"
        defaultLocale={defaultLocale}
        sitePicture={sitePicture}
      />
    </TextContext>,
  )
}

/** Alternates as `language address`. */
const languagesOf = (html: string) =>
  [
    ...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https:\/\/agency\.example([^"]*)"/gi),
  ].map(([, language, path]) => `${language} ${path}`)

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('L14 a page has its canonical address, itself in each language, and x-default', () => {
  const html = head()
  expect(canonicalOf(html)).toBe('https://agency.example/fr/a-vendre/')
  expect(languagesOf(html)).toEqual([
    'nl /nl/te-koop/',
    'fr /fr/a-vendre/',
    'en /en/for-sale/',
    'x-default /nl/te-koop/',
  ])
  expect(metaOf(html, 'robots')).toBeUndefined()
})

test('L17 a page that is not indexed has no canonical and no alternates', () => {
  const html = head({ noindex: true })
  expect(metaOf(html, 'robots')).toBe('noindex, follow')
  expect(canonicalOf(html)).toBeUndefined()
  expect(languagesOf(html)).toEqual([])
})

test('L14 a page that duplicates another has that one’s canonical and languages', () => {
  const html = head({ canonical: '/fr/a-vendre/?view=map', copyOf: '/fr/a-vendre/' })
  expect(canonicalOf(html)).toBe('https://agency.example/fr/a-vendre/')
  expect(metaOf(html, 'og:url')).toBe('https://agency.example/fr/a-vendre/?view=map')
  expect(metaOf(html, 'robots')).toBeUndefined()
  expect(languagesOf(html)).toEqual([])
})

test('L17 languages without a text have no alternate; x-default is then another language', () => {
  expect(languagesOf(head({ indexedLocales: ['fr', 'nl'] }))).toEqual([
    'nl /nl/te-koop/',
    'fr /fr/a-vendre/',
    'x-default /nl/te-koop/',
  ])
  expect(languagesOf(head({ indexedLocales: ['fr'] }))).toEqual([
    'fr /fr/a-vendre/',
    'x-default /fr/a-vendre/',
  ])
  expect(languagesOf(head({ indexedLocales: [] }))).toEqual([])
  expect(languagesOf(head({}, 'fr', 'en')).at(-1)).toBe('x-default /en/for-sale/')
})

test('L14 the title ends with the site’s name, once', () => {
  expect(head()).toContain('<title>À vendre – Tilia</title>')
  expect(head({ title: 'Tilia' })).toContain('<title>Tilia</title>')
})

test('a title or description cannot close its tag', () => {
  const html = head({ title: '</title><script>', description: '"><script>' })
  expect(html).not.toContain('<script')
})

test('D10 shared links have title, description, language and picture with absolute addresses', () => {
  const socialPicture = {
    url: '/media/7/villa-1.webp?width=600&height=314',
    width: 600,
    height: 314,
    alt: 'Villa',
  }
  const html = head({ description: 'Une villa.', socialPicture }, 'fr')
  expect(metaOf(html, 'og:title')).toBe('À vendre')
  expect(metaOf(html, 'og:description')).toBe('Une villa.')
  expect(metaOf(html, 'og:locale')).toBe('fr_BE')
  expect(metaOf(html, 'og:url')).toBe('https://agency.example/fr/a-vendre/')
  expect(metaOf(html, 'og:image')).toBe(
    'https://agency.example/media/7/villa-1.webp?width=600&amp;height=314',
  )
  expect(metaOf(html, 'og:image:alt')).toBe('Villa')
  const elsewhere = { ...socialPicture, url: 'https://media.example/media/7/villa-1.webp?width=600' }
  expect(metaOf(head({ socialPicture: elsewhere }), 'og:image')).toBe(elsewhere.url)
  expect(head()).not.toContain('og:image')
})

test('M4 D10 a page without a picture shares the site’s, unless it is not indexed', () => {
  const sitePicture = { url: '/media/site-home/huis.jpg', width: 1360, height: 712, alt: 'huis' }
  expect(metaOf(head({}, 'fr', 'nl', sitePicture), 'og:image')).toBe(
    'https://agency.example/media/site-home/huis.jpg',
  )
  const own = { ...sitePicture, url: '/media/7/villa.jpg' }
  expect(metaOf(head({ socialPicture: own }, 'fr', 'nl', sitePicture), 'og:image')).toContain('/media/7/')
  expect(head({ noindex: true }, 'fr', 'nl', sitePicture)).not.toContain('og:image')
})

test('D10 all structured data of a page is in its head', () => {
  const data = [{ '@type': 'BreadcrumbList' }, { '@type': 'RealEstateListing' }]
  expect(head({ structuredData: data }).match(/application\/ld\+json/g)).toHaveLength(2)
})
