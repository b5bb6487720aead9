import { expect, test } from 'vitest'
import { methodNotAllowed, takesForms } from './allowed-methods'

test.each([
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/speculation.json',
  '/nl/search/index.json',
  '/assets/a-1.js',
  '/media/1/a-00000000.webp',
  '/media/1',
  '/site-files/logo',
  '/map-files/0123456789abcdef0123456789abcdef.pmtiles',
  '/nl/te-koop/',
  '/nl/',
  '/nl/kaart/',
  '/fr/mes-biens/',
])('L5 %s is only read, and the refusal of any other method says so', async (path) => {
  expect(takesForms(path)).toBe(false)
  const refusal = methodNotAllowed(path)
  expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await refusal.text()).toBe('405 Method Not Allowed: GET, HEAD\n')
})

test.each([
  '/',
  '/nl/contact/',
  '/nl/nieuwsbrief/',
  '/fr/mes-biens/compte/',
  '/nl/te-koop/ukkel/huis/2706/',
  '/nl/media/',
  '/healthz/',
  '/property/2706/',
])('L5 %s is a page, which a form may be sent to', async (path) => {
  expect(takesForms(path)).toBe(true)
  const refusal = methodNotAllowed(path)
  expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(await refusal.text()).toBe('405 Method Not Allowed: GET, HEAD, POST\n')
})
