import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { toConsent, toStorageEntries } from '~/features/consent/consent'
import { launchChromium } from '../setup/chromium'
import { ownProducts } from '../setup/worker-products'
import { classesWithoutStyles } from './style-sheets'
import { easeWork } from './work'

type Visit = {
  /** Off: the page as it is without scripts. */
  javaScript?: boolean
  viewport?: { width: number; height: number }
  /** What the browser asks for in Accept-Language. */
  locale?: string
  /** `asked`: the cookie dialog has still to be answered. Else it was, with what is necessary only. */
  consent?: 'asked'
  /** Problems in the console that this journey provokes on purpose. */
  expected?: RegExp[]
  /** Address that its requests come from: who sends many forms from one is made to wait. */
  address?: string
  /** `usual`: the work of its forms takes as long as anybody's. Else it is done at once. */
  work?: 'usual'
  /** `none`: fetches no picture. A page that is tested so is opened with pictures elsewhere, to see that they arrive. */
  pictures?: 'none'
  context?: BrowserContextOptions
}

/** Origin of the product under test, without a slash at its end. */
export const baseUrl = (): string => ownProducts().baseUrl

/** Origin of the product that is the site of another agency, `tests/fixtures/agency`; in French and German. */
export const agencyUrl = (): string => ownProducts().agencyUrl

/** One with pictures and one without, for all test files of a worker. */
const launched = new Map<boolean, Promise<Browser>>()

function chromiumOf({ pictures }: Visit): Promise<Browser> {
  const hasPictures = pictures !== 'none'
  const browser = launched.get(hasPictures) ?? launchChromium(hasPictures)
  launched.set(hasPictures, browser)
  return browser
}

/**
 * A visitor's fresh browser window: no cookies, nothing stored. Addresses may be paths of the product. The test
 * fails when the page throws, writes an error to the console, breaks its Content-Security-Policy or ends with parts
 * whose style sheet it has not; the window closes when the test ends.
 * @example const page = await openPage({ javaScript: false }); await page.goto('/nl/')
 */
export async function openPage(visit: Visit = {}): Promise<Page> {
  const browser = await chromiumOf(visit)
  const context = await browser.newContext({
    baseURL: baseUrl(),
    javaScriptEnabled: visit.javaScript ?? true,
    viewport: visit.viewport ?? { width: 1280, height: 800 },
    locale: visit.locale ?? 'nl-BE',
    timezoneId: 'Europe/Brussels',
    ...(visit.address ? { extraHTTPHeaders: { 'x-forwarded-for': visit.address } } : {}),
    ...visit.context,
  })
  context.setDefaultTimeout(60_000)
  if (visit.consent !== 'asked')
    await context.addInitScript(keepChoice, toStorageEntries(toConsent('only-functional')))
  if (visit.work !== 'usual') await easeWork(context, baseUrl())
  const page = await context.newPage()
  startedAfter(page, 'goto')
  startedAfter(page, 'reload')
  const { problems, refused } = await watchProblems(page)
  onTestFinished(async () => {
    const bare = await classesWithoutStyles(page)
    problems.push(...bare.map((name) => `no style sheet of the page has .${name}`))
    for (const url of refused) if (await isStillRefused(context, url)) problems.push(`503 (${url})`)
    await context.close()
    const unexpected = problems.filter((problem) => !visit.expected?.some((known) => known.test(problem)))
    expect(unexpected, ['problems of the page', ...unexpected].join('\n')).toEqual([])
  })
  return page
}

/**
 * The same without pictures, for tests of what a page does and says, which asks for less than half of the work of the
 * product. What tests colours, sizes, requests or jumps opens its page with them.
 */
export const openWithoutPictures = (visit: Visit = {}): Promise<Page> =>
  openPage({ pictures: 'none', ...visit })

/**
 * Until the page's script has started, where it has one and may run it: that is after its first view, which may be
 * after the page has loaded.
 */
export async function started(page: Page) {
  const runs = await page.evaluate(
    () =>
      matchMedia('(scripting: enabled)').matches && document.querySelector('script[type=module]') !== null,
  )
  if (runs) await page.locator('html[data-script]').waitFor({ state: 'attached' })
}

/** Until what has just happened to a page was drawn: its events were heard, and what watches its layout was told. */
export const drawn = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })

/** A page that is gone to has started too; one that says itself what it waits for (`waitUntil`) waits for that alone. */
function startedAfter(page: Page, method: 'goto' | 'reload') {
  const go = page[method].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
  Object.assign(page, {
    [method]: async (...args: unknown[]) => {
      const response = await go(...args)
      const options = args.at(-1)
      const waits = typeof options === 'object' && options !== null && 'waitUntil' in options
      if (!waits && response?.headers()['content-type']?.startsWith('text/html')) await started(page)
      return response
    },
  })
}

/** Keeps the page's script away, as a slow line does. @returns lets it come */
export async function holdEntry(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/entry\.client-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** In the page, before its own scripts. */
function keepChoice(entries: [key: string, value: string][]) {
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  } catch {
    // A page that may not keep anything, such as an empty one.
  }
}

/** What the browser throws, no script of ours, when somebody leaves while it still fades to the next page. */
const leftAtOnce = /^(?:AbortError|TimeoutError|InvalidStateError): Transition was (?:skipped|aborted)/

/** Whether an address is answered with 503 for a minute: longer than a busy machine needs. */
async function isStillRefused({ request }: BrowserContext, url: string): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await request.get(url)).status() !== 503) return false
    await sleep(1_000)
  }
  return true
}

/** @returns problems so far, and what a busy machine's site had no time for: it has to be answered once there is time */
async function watchProblems(page: Page): Promise<{ problems: string[]; refused: Set<string> }> {
  const problems: string[] = []
  const refused = new Set<string>()
  const visited = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.add(request.url())
  })
  page.on('pageerror', (error) => {
    if (!leftAtOnce.test(String(error))) problems.push(`thrown: ${error.stack || String(error)}`)
  })
  page.on('console', (message) => {
    // The browser notes a page answered with 404 as an error; which status is right, the test knows.
    const { url } = message.location()
    const isPage = visited.has(url) || new URL(url, baseUrl()).pathname.endsWith('/_.data')
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (isAnswer && message.text().includes('status of 503')) refused.add(url)
    else if (message.type() === 'error' && !(isAnswer && isPage)) problems.push(`${message.text()} (${url})`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Content-Security-Policy: ${event.violatedDirective} stopped ${event.blockedURI || 'inline'}`,
      )
    })
  })
  return { problems, refused }
}
