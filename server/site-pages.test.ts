import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startCache } from './page-cache.fixture'
import { pageKeyOfSite } from './site-pages'

test.each([
  ['/nl/', '/nl/'],
  ['/fr/a-vendre/?page=2&utm_source=x', '/fr/a-vendre/?page=2'],
  ['/nl/diensten/?utm_source=x', '/nl/diensten/'],
  ['/nl/projecten/a/b/12/?sort=price&fbclid=x&state=sold', '/nl/projecten/a/b/12/?sort=price&state=sold'],
  ['/fr/services/vente/', '/fr/services/vente/'],
  ['/nl/bestaat-niet/', '/nl/bestaat-niet/'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap-2.xml', '/sitemap-2.xml'],
  ['/sitemap.xml?v=3', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/nl/search/index.json', '/nl/search/index.json'],
  ['/nl/te-koop/?view=map&utm_source=x', '/nl/te-koop/?view=map'],
  [
    '/nl/te-koop/map.json?type=3&utm_source=x&city=Ukkel|1180',
    '/nl/te-koop/map.json?city=Ukkel%7C1180&type=3',
  ],
  ['/fr/carte/ground.json', '/fr/carte/ground.json'],
  ['/fr/carte/?tiles=on&x=1', '/fr/carte/?tiles=on'],
])('page cache: %s of the site is kept under %s', (url, key) => expect(pageKeyOfSite(url)).toBe(key))

test.each([
  '/nl/search/results.json?q=a',
  '/xx/search/index.json',
  '/nl/kaart/cards.json?ids=1',
  '/nl/favorieten/cards.json?ids=1',
  '/nl/sitemap.xml',
  '/nl/wp-login.php',
  '/nl/diensten',
  '/xx/diensten/',
  '/diensten/',
  '/sitemap-0.xml',
  '/media/1/a.webp',
  '/nl/te-koop/?q=&type=2',
  '/metrics',
  '/readyz',
  '/nl/favorieten/',
  '/fr/favoris/?ids=2706,2687',
  '/nl/afspraak/?listing=2706',
  '/fr/rendez-vous/gerer/?token=x',
  '/nl/bevestigen/?token=x',
  '/nl/mijn-zoekopdracht/?token=x',
  '/fr/documents/?token=x',
  '/nl/mijn-gegevens/',
  '/nl/nieuwsbrief/bevestigen/?token=x',
  '/fr/newsletter/desinscription/?token=x',
  '/en/testimonial/?token=x',
  '/nl/gratis-schatting/?address=Kerkstraat+3',
])('page cache: %s is asked again each time', (url) => expect(pageKeyOfSite(url)).toBeNull())

test('page cache: a page that is not there is asked again, so that nobody can fill the cache with nothing', async () => {
  const missing = async () =>
    new Response('404', {
      status: 404,
      headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
    })
  await using site = await startCache(missing, { keyOf: pageKeyOfSite })
  for (const path of ['/nl/a/', '/nl/b/', '/nl/a/']) expect((await site.ask(path)).status).toBe(404)
  expect(site.rendered).toEqual(['/nl/a/', '/nl/b/', '/nl/a/'])
  expect(site.cache.stats()).toMatchObject({ pages: 0, bytes: 0 })
})

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/nl/search/index.json', 'application/json; charset=utf-8'],
])('page cache: %s keeps its type, is compressed, and is not sent twice to one client', async (url, type) => {
  const text = '<url/>'.repeat(400)
  const made = async () =>
    new Response(text, { headers: { 'content-type': type, 'cache-control': 'public, max-age=600' } })
  await using site = await startCache(made, { keyOf: pageKeyOfSite })
  const first = await site.ask(url, { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'content-type': type,
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(first.bytes).toString()).toBe(text)
  const again = await site.ask(url, { 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect(site.rendered).toEqual([url])
  site.cache.clear('2')
  expect((await site.ask(url)).status).toBe(200)
  expect(site.rendered).toEqual([url, url])
})
