import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { findings } from './axe'
import { agencyUrl, openPage } from './browser'

/** The second product shows the gallery, in the colours of its agency. */
const gallery = () => `${agencyUrl()}/fr/gallery/`

async function openGallery(width: number): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 800 }, context: { reducedMotion: 'reduce' } })
  await page.goto(gallery())
  await page.getByRole('heading', { name: 'Component gallery' }).waitFor()
  return page
}

test('a site shows visitors no gallery of its components', async () => {
  const { status, body } = await ask('/nl/gallery/')
  expect(status).toBe(404)
  expect(body).not.toContain('Component gallery')
})

test('the gallery of components is for developers: kept by nobody, in no search engine and no sitemap', async () => {
  const answer = await fetch(gallery())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
  expect(await (await fetch(`${agencyUrl()}/sitemap.xml`)).text()).not.toContain('/gallery/')
})

test.each([
  ['phone', 360],
  ['desktop', 1280],
])('axe finds nothing on any component, on a %s', async (_, width) => {
  const page = await openGallery(width)
  expect(await page.locator('main article').count()).toBeGreaterThan(20)
  // Several examples of one landmark stand on this page alone.
  expect(await findings(page, ['landmark-unique'])).toEqual([])
})

test('no component has to be scrolled sideways at 320 px', async () => {
  const page = await openGallery(320)
  const across = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(across).toBe(0)
})
