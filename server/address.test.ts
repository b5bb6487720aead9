import { expect, test } from 'vitest'
import { comparablePath } from '~/i18n/path-to'
import { isLocale, type Locale } from '~/kernel/locale'
import { canonicalAddress, directionOf } from './address'

const external = new Map([
  ['/project/3/', 'https://project.example/'],
  ['/property/740/', 'https://home.example/740'],
])

/** Pages of an agency, as its content has them: by comparable original. */
const pages: Record<string, string> = {
  '/references/': '/fr/references/',
  '/cookie-policy/': '/fr/cookie-policy/',
  '/contact-demand/estimation-en-ligne/': '/fr/estimation-gratuite/estimation-en-ligne/',
  '/login/': '/fr/login/',
}
const content = { external, pathOf: (original: string) => pages[comparablePath(original) ?? ''] }

/** Redirect target for a visitor who prefers French; a prefix is recognised as the server does it. */
function ask(address: string, preferred: Locale = 'fr') {
  const url = new URL(address, 'http://localhost:3000')
  const prefix = url.pathname.split('/')[1] ?? ''
  return directionOf(url, isLocale(prefix) ? prefix : undefined, preferred, content)
}

test.each([
  ['/', '/fr/'],
  ['/for-sale/', '/fr/a-vendre/'],
  ['/FOR-SALE/', '/fr/a-vendre/'],
  ['/for-rent/', '/fr/a-louer/'],
  ['/R%C3%A9f%C3%A9rences/', '/fr/references/'],
  ['/Cookie-policy/', '/fr/cookie-policy/'],
  ['/contact-demand/Estimation-en-ligne/', '/fr/estimation-gratuite/estimation-en-ligne/'],
  ['/feedback/contact-me/', '/fr/merci/contact-me/'],
  ['/feedback/sign-newsletter/', '/fr/merci/newsletter/'],
  ['/login/', '/fr/login/'],
  ['/preview/', '/fr/preview/'],
  ['/my-properties/', '/fr/mes-biens/'],
  ['/my-properties/2706/', '/fr/mes-biens/2706/'],
])('L13 the original %s goes to %s for a French visitor', (address, to) => {
  expect(ask(address)).toEqual({ to, status: 302 })
})

test.each([
  ['/for-sale/?city=Ukkel%7C1180&type=2', '/nl/te-koop/?city=Ukkel%7C1180&type=2'],
  ['/for-sale/?lng=nl&type=2&type=4', '/nl/te-koop/?type=2&type=4'],
  ['/?lng=nl', '/nl/'],
])('L13 the query of %s is kept, but for the language it named', (address, to) => {
  expect(ask(address, 'nl')).toEqual({ to, status: 302 })
})

test('L13 the redirect to an agency’s page keeps the query too', () => {
  expect(ask('/login/?lng=fr&utm_source=mail')).toEqual({ to: '/fr/login/?utm_source=mail', status: 302 })
})

test('L13 screens take precedence over content with the same originals', () => {
  const taken = { external, pathOf: () => '/fr/elsewhere/' }
  const url = new URL('/for-sale/', 'http://localhost:3000')
  expect(directionOf(url, undefined, 'fr', taken)).toEqual({ to: '/fr/a-vendre/', status: 302 })
})

test.each([
  ['/for-sale', '/for-sale/'],
  ['/for-sale?type=2', '/for-sale/?type=2'],
  ['/nl/te-koop', '/nl/te-koop/'],
  ['/nl', '/nl/'],
  ['/nl/te-koop/ukkel/huis/2684?a=1', '/nl/te-koop/ukkel/huis/2684/?a=1'],
])('L13 %s lacks its slash', (address, to) => expect(ask(address)).toEqual({ to, status: 301 }))

test.each(['/property/2706/', '/Property/2706/'])('L13 %s is a listing', (address) => {
  expect(ask(address)).toEqual({ listing: 2706, query: '' })
  expect(ask(`${address}?utm_source=x&lng=nl`)).toEqual({ listing: 2706, query: '?utm_source=x' })
})

test.each(['/project/12/', '/project/?id=12', '/Project/?id=12&lng=nl'])('L11 %s is a project', (address) => {
  expect(ask(address)).toEqual({ project: 12, query: '' })
})

test.each([
  ['/project/3/', 'https://project.example/'],
  ['/Project/3/', 'https://project.example/'],
  ['/project/?id=3', 'https://project.example/'],
  ['/property/740/', 'https://home.example/740'],
])('L12 %s lives on a site of its own', (address, to) => expect(ask(address)).toEqual({ to, status: 302 }))

test.each(['/nl/', '/nl/te-koop/?type=2', '/fr/unknown/', '/nl/robots.txt', '/nl/te-koop/%C3%A9/'])(
  'L5 %s is for the screens, which know what does not exist',
  (address) => expect(ask(address)).toBe('screens'),
)

test.each([
  ['/nl/Te-Koop/', '/nl/te-koop/'],
  ['/nl/TE-KOOP/?Type=A', '/nl/te-koop/?Type=A'],
  ['/nl/Te-Koop/%C3%89t%C3%A9/', '/nl/te-koop/%C3%89t%C3%A9/'],
])('L13 %s was written in capitals', (address, to) => expect(ask(address)).toEqual({ to, status: 301 }))

test.each([
  ['/nl/te-koop/?q=&priceMin=&priceMax=', '/nl/te-koop/'],
  ['/nl/te-koop/?q=&type=2&priceMin=&city=Ukkel%7C1180', '/nl/te-koop/?type=2&city=Ukkel%7C1180'],
  ['/fr/a-louer/?sort=&city=Sint+Job&utm_source=&page=2', '/fr/a-louer/?city=Sint+Job&utm_source=&page=2'],
  ['/nl/te-koop/?energy&bedroomsMin=2', '/nl/te-koop/?bedroomsMin=2'],
  ['/nl/te-koop/?price%4Din=&type=%FF', '/nl/te-koop/?type=%FF'],
])('P1 %s says what is not asked for', (address, to) => {
  expect(ask(address)).toEqual({ to, status: 301 })
  expect(ask(to)).toBe('screens')
})

test.each([
  '/nl/te-koop/?utm_source=',
  '/nl/te-koop/?&=&',
  '/nl/te-koop/?q=+',
  '/nl/?q=',
  '/nl/te-koop/ukkel/huis/2684/?page=',
])('P1 %s has nothing empty that a list reads', (address) => {
  expect(ask(address)).toBe('screens')
})

test.each([
  '/nl/te-koop/ukkel/huis/2684/rekening/?ownMeans=197.000&charges=',
  '/fr/a-louer/uccle/appartement/2684/tout-compte-fait/?charges=&energy=120',
])('D12 %s says that a figure is not known', (address) => expect(ask(address)).toBe('screens'))

test.each([
  '/unknown/',
  '/project/',
  '/project/?id=abc',
  '/property/',
  '/property/12345678901/',
  '/favicon.png',
])('L5 %s is nowhere', (address) => expect(ask(address)).toBe('not-found'))

test.each([
  '/%E0%A4%A/',
  '/a%00b/',
  '/a%0d%0ab/',
  '/nl/%5cevil.example/',
  '//evil.example/',
  '//evil.example',
])('L13 %s is refused before it can lead anybody astray', (address) => {
  const url = new URL('http://localhost:3000')
  url.pathname = address
  expect(directionOf(url, undefined, 'nl', content)).toBe('not-found')
})

const isOriginal = (path: string) => ['/for-sale/', '/references/'].includes(comparablePath(path) ?? '')

test.each([
  ['/nl/%6dijn-panden/2706/?a=1', '/nl/mijn-panden/2706/?a=1'],
  ['/%6El/Mijn-Panden', '/nl/mijn-panden/'],
  ['/nl//mijn-panden/', '/nl/mijn-panden/'],
  ['/nl/./mijn-panden/?x=/../', '/nl/mijn-panden/?x=/../'],
  ['/nl/%c3%a9t%c3%a9/', '/nl/%C3%A9t%C3%A9/'],
  ['/%61ssets/a-B.js', '/assets/a-B.js'],
  ['//for-sale/', '/for-sale/'],
  ['/x/%2e%2e/FOR-SALE/', '/FOR-SALE/'],
])('S-04 %s has one way to be written', (target, to) => expect(canonicalAddress(target, isOriginal)).toBe(to))

test.each([
  '/nl/mijn-panden/2706/?a=1',
  '/nl/Te-Koop/',
  '/assets/a-B.js',
  '/%66or-sale/?x=%zz',
  '/r%c3%a9f%c3%a9rences/',
  '/nl/%2fmijn-panden/',
  '*',
])('S-04 %s is written so, or its kind is looked at later', (target) => {
  expect(canonicalAddress(target, isOriginal)).toBeUndefined()
})

test('L13 redirects stay on the site, except to external addresses', () => {
  const hostile = [
    '/for-sale/?x=//evil.example',
    '/nl/te-koop?next=https://evil.example',
    '/property/1//evil.example',
  ]
  for (const address of hostile) {
    const direction = ask(address)
    if (typeof direction === 'object' && 'to' in direction) expect(direction.to).toMatch(/^\/(?!\/)/)
  }
})
