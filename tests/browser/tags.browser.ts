import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agencyUrl, openPage } from './browser'

/** The accounts of the agency in `tests/fixtures/agency`. */
const analytics = 'G-TEST123456'
const ads = 'AW-123456789'
const pixel = '123456789012345'

const gtag = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'
const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js'

type Command = unknown[] | Record<string, unknown>
type Ran = { source: string; dataLayer: Command[]; pixel: unknown[][] }

/** Stands in for every script of a tag: says that it ran, and what it found. */
const recorder = `(() => {
  const plain = (list) => JSON.parse(JSON.stringify((list ?? []).map((one) => 'length' in one ? [...one] : one)))
  const state = () => ({ dataLayer: plain(window.dataLayer), pixel: plain(window.fbq?.queue) })
  window.tagState = state
  ;(window.ran ??= []).push({ source: document.currentScript.src, ...state() })
})()`

/** A visitor of the agency that measures, and everything that was asked of others since. */
async function visitor() {
  const page = await openPage({ consent: 'asked', context: { baseURL: agencyUrl() } })
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== agencyUrl(),
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: recorder })
    },
  )
  return { page, asked }
}

const dialogOf = (page: Page) => page.locator('dialog#consent')
const press = (page: Page, action: string) => page.locator(`[data-consent="${action}"]`).click()

async function select(page: Page, ...categories: string[]) {
  await page.locator('[data-consent-settings]').click()
  for (const category of categories) await page.locator(`#consent-${category}`).check()
  await press(page, 'selection')
}

const ranOn = (page: Page) => page.evaluate(() => (window as unknown as { ran?: Ran[] }).ran ?? [])
const stateOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tagState(): Omit<Ran, 'source'> }).tagState())
const sourcesOf = async (page: Page) => (await ranOn(page)).map(({ source }) => source).sort()

const mode = (analyticsState: string, adState: string) => ({
  ad_user_data: adState,
  ad_storage: adState,
  analytics_storage: analyticsState,
  ad_personalization: adState,
})

/** What Google's tags were told of consent, in order. */
const consentCommands = (dataLayer: Command[]) =>
  dataLayer.filter((command) => Array.isArray(command) && command[0] === 'consent')

const pageViews = (dataLayer: Command[]) =>
  dataLayer.flatMap((command) => (Array.isArray(command) && command[1] === 'page_view' ? [command[2]] : []))

test('S9 before an answer, and after a refusal, nothing is asked of anybody; not even our own tag code', async () => {
  const { page, asked } = await visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/tags[^/]*\.js/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/fr/')
  await dialogOf(page).waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
  await press(page, 'only-functional')
  await page.goto('/fr/a-vendre/')
  await page.waitForLoadState('networkidle')
  expect([asked, scripts]).toEqual([[], []])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})

test('S9 C2 who accepts all: every account runs once, each told the consent before anything else', async () => {
  const { page, asked } = await visitor()
  await page.goto('/fr/')
  await press(page, 'accept-all')
  await expect.poll(() => sourcesOf(page)).toEqual([pixelScript, gtag(analytics), tagManager].sort())
  expect([...asked].sort()).toEqual([pixelScript, gtag(analytics), tagManager].sort())
  for (const { source, dataLayer } of await ranOn(page)) {
    expect([source, dataLayer[0]]).toEqual([
      source,
      ['consent', 'default', { ...mode('denied', 'denied'), wait_for_update: 500 }],
    ])
    expect(dataLayer[1]).toEqual(['consent', 'update', mode('granted', 'granted')])
  }
  const { dataLayer, pixel: commands } = await stateOf(page)
  expect(pageViews(dataLayer)).toEqual([{ send_to: [analytics, ads], page_location: page.url() }])
  expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'gtm.js' }))
  expect(dataLayer).toContainEqual({ event: 'consented_page_view', page_location: page.url() })
  expect(commands).toEqual([
    ['init', pixel],
    ['track', 'PageView'],
  ])
})

test('S9 C3 each later page is counted too, under its own address and the campaign of the session', async () => {
  const { page } = await visitor()
  await page.goto('/fr/?utm_source=mail#content')
  await press(page, 'accept-all')
  await expect.poll(() => ranOn(page)).toHaveLength(3)
  expect(pageViews((await stateOf(page)).dataLayer)).toMatchObject([
    { page_location: `${agencyUrl()}/fr/?utm_source=mail` },
  ])
  await page.goto('/fr/a-vendre/')
  await expect.poll(() => ranOn(page)).toHaveLength(3)
  const { dataLayer } = await stateOf(page)
  expect(pageViews(dataLayer)).toMatchObject([
    { page_location: `${agencyUrl()}/fr/a-vendre/?utm_source=mail` },
  ])
  expect(consentCommands(dataLayer)).toHaveLength(2)
})

test.each([
  ['analytical', [gtag(analytics), tagManager], mode('granted', 'denied'), [analytics]],
  ['marketing', [gtag(ads), tagManager], mode('denied', 'granted'), [ads]],
])('S9 with %s alone only its own accounts run', async (category, scripts, state, accounts) => {
  const { page, asked } = await visitor()
  await page.goto('/fr/')
  await select(page, category)
  await expect.poll(() => sourcesOf(page)).toEqual([...scripts].sort())
  expect([...asked].sort()).toEqual([...scripts].sort())
  const { dataLayer, pixel: commands } = await stateOf(page)
  expect(consentCommands(dataLayer).at(-1)).toEqual(['consent', 'update', state])
  expect(pageViews(dataLayer)).toMatchObject([{ send_to: accounts }])
  expect(commands).toEqual([])
})

test('S9 with social media alone only the pixel runs; what is unclassified starts nothing', async () => {
  const { page, asked } = await visitor()
  await page.goto('/fr/')
  await select(page, 'unclassified')
  await page.goto('/fr/a-vendre/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.goto('/fr/?setcookies')
  await select(page, 'social')
  await expect.poll(() => sourcesOf(page)).toEqual([pixelScript])
  expect(asked).toEqual([pixelScript])
  const { dataLayer } = await stateOf(page)
  expect(consentCommands(dataLayer).at(-1)).toEqual(['consent', 'update', mode('denied', 'denied')])
  expect(dataLayer).toHaveLength(2)
})

test('S9 consent that is withdrawn reaches the tags that run, and the next page loads none', async () => {
  const { page, asked } = await visitor()
  await page.goto('/fr/')
  await press(page, 'accept-all')
  await expect.poll(() => ranOn(page)).toHaveLength(3)
  await page.locator('[data-open-consent]').first().click()
  await press(page, 'only-functional')
  await expect
    .poll(async () => consentCommands((await stateOf(page)).dataLayer).at(-1))
    .toEqual(['consent', 'update', mode('denied', 'denied')])
  expect((await stateOf(page)).pixel.at(-1)).toEqual(['consent', 'revoke'])
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analytics)).toBe(true)
  const before = asked.length
  await page.goto('/fr/a-vendre/')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBe(before)
})

test('S9 consent that is widened on the page starts what was missing, and counts the page once for each', async () => {
  const { page } = await visitor()
  await page.goto('/fr/')
  await select(page, 'analytical')
  await expect.poll(() => ranOn(page)).toHaveLength(2)
  await page.locator('[data-open-consent]').first().click()
  await press(page, 'accept-all')
  await expect.poll(() => sourcesOf(page)).toContain(pixelScript)
  const { dataLayer } = await stateOf(page)
  expect(pageViews(dataLayer)).toMatchObject([{ send_to: [analytics] }, { send_to: [ads] }])
  expect(consentCommands(dataLayer).map((command) => (command as unknown[])[1])).toEqual([
    'default',
    'update',
    'update',
  ])
  expect((await ranOn(page)).filter(({ source }) => source === tagManager)).toHaveLength(1)
})

test('L16 a preview counts as agreed to: tags run there', async () => {
  const { page } = await visitor()
  await page.goto('/fr/preview/')
  await expect.poll(() => ranOn(page)).toHaveLength(3)
  expect(await dialogOf(page).isVisible()).toBe(false)
})

test('S9 the policy allows the hosts of these accounts, and still no inline script', async () => {
  const { page } = await visitor()
  const policy = (await page.goto('/fr/'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain('https://www.googletagmanager.com')
  expect(policy).toContain('https://connect.facebook.net')
  expect(policy).not.toMatch(/unsafe|nonce|require-trusted-types/)
})
