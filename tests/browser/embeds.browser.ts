import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, listingPath } from './answers'
import { findings } from './axe'
import { baseUrl, openPage } from './browser'
import { policyOf } from './policy'
import { watchShifts } from './shifts'

/** Has a video and a virtual tour. */
const filmed = 2703
const player = 'https://player.vimeo.com'
const tour = 'https://my.matterport.com'

/** A visitor of a listing with a video, and everything that was asked of others since. */
async function visitor(visit: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(visit)
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== baseUrl(),
    async (route) => {
      asked.push(new URL(route.request().url()).origin)
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title><p>playing</p>' })
    },
  )
  await page.goto(await listingPath(filmed))
  // Its script comes when the visitor does.
  await page.locator('#media').scrollIntoViewIfNeeded()
  if (visit.javaScript !== false) await page.locator('[data-embed-show]:visible').first().waitFor()
  return { page, asked }
}

const embed = (page: Page, kind: string) => page.locator(`#media figure[data-kind=${kind}]`)
const showButton = (page: Page, kind: string) => embed(page, kind).locator('[data-embed-show]')

async function allowSocial(page: Page, isAllowed: boolean) {
  await page.locator('[data-embed-settings]:visible, footer [data-open-consent]').first().click()
  await page.locator('#consent-social').setChecked(isAllowed)
  await page.locator('[data-consent="selection"]').click()
}

test('D2 of a video and a tour nothing is asked before the visitor says so, and then of that one only', async () => {
  const { page, asked } = await visitor()
  await embed(page, 'video').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await embed(page, 'video').textContent()).toContain('ontvangt Vimeo uw IP-adres')

  await showButton(page, 'video').click()
  await embed(page, 'video').frameLocator('iframe').getByText('playing').waitFor()
  expect(asked).toEqual([player])
  expect(await embed(page, 'tour').locator('iframe').count()).toBe(0)
  // Whoever uses the keyboard goes on in the player.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

test('D2 with social media allowed the panel asks no more; forbidden again, every frame goes', async () => {
  const { page, asked } = await visitor()
  expect(await showButton(page, 'tour').innerText()).toBe('Toestaan en rondkijken')
  await allowSocial(page, true)
  // The file that follows the consent comes by itself.
  await expect.poll(() => showButton(page, 'tour').innerText()).toBe('Rondkijken')
  // Allowed is not asked for: the frame still waits for its visitor.
  expect(asked).toEqual([])
  await showButton(page, 'tour').click()
  await embed(page, 'tour').frameLocator('iframe').getByText('playing').waitFor()
  expect(asked).toEqual([tour])

  await allowSocial(page, false)
  // React takes the frame away in a task of its own.
  await expect.poll(() => page.locator('#media iframe').count()).toBe(0)
  expect(await showButton(page, 'tour').innerText()).toBe('Toestaan en rondkijken')
})

test('D2 a refusal and a consent to statistics leave the panel asking', async () => {
  const { page, asked } = await visitor({ consent: 'asked' })
  await page.locator('[data-consent="only-functional"]').click()
  expect(await showButton(page, 'video').innerText()).toBe('Toestaan en afspelen')
  expect(await page.locator('#media [data-embed-settings]:visible').count()).toBe(2)
  expect(asked).toEqual([])
})

test('D2 nothing moves when the script of the panels comes late', async () => {
  const page = await openPage()
  const shifts = await watchShifts(page)
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>()
  await page.route(/\/embeds\.client-/, async (route) => {
    await isSeen
    await route.continue()
  })
  await page.goto(await listingPath(filmed))
  await page.locator('#media').evaluate((media) => media.scrollIntoView({ behavior: 'instant' }))
  expect(await page.locator('#media button:visible').count()).toBe(0)
  see()
  await showButton(page, 'video').waitFor()
  expect(await shifts()).toEqual([])
})

test('D2 without script there is the link out, and no button that does nothing', async () => {
  const { page } = await visitor({ javaScript: false })
  expect(await page.locator('#media button:visible').count()).toBe(0)
  expect(await page.locator('#media').innerText()).not.toContain('ontvangt')
  const link = embed(page, 'video').getByRole('link')
  expect(await link.getAttribute('href')).toBe('https://vimeo.com/76979871')
  expect(await link.getAttribute('rel')).toContain('noopener')
})

test('security: a page lets in the players of its own home and no others; the hint never leaves the server', async () => {
  const answer = await ask(await listingPath(filmed))
  expect(policyOf(answer)['frame-src']).toEqual(["'self'", player, tour])
  expect(answer.headers.get('x-pignon-frames')).toBeNull()
  expect(policyOf(await ask(await listingPath(2646)))['frame-src']).toEqual(["'self'"])
})

test('D2 axe finds nothing in the panels and the player', async () => {
  const { page } = await visitor()
  expect(await findings(page)).toEqual([])
  await showButton(page, 'video').click()
  await embed(page, 'video').frameLocator('iframe').getByText('playing').waitFor()
  expect(await findings(page)).toEqual([])
})
