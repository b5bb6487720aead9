import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { phone } from './browser.ts'

/** Requests of a page until now, and their bytes. */
export type Load = { urls: string[]; bytes: number }

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** A visitor's first page with an empty cache; `load` keeps counting. */
export async function firstLoad(browser: Browser, url: string, cookies: Cookies = []) {
  const context = await browser.newContext(phone)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const load = await counted(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await setTimeout(500)
  const first = { requests: load.urls.length, bytes: load.bytes }
  return { page, load: Object.assign(load, { first }) }
}

async function counted(page: Page): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  const load: Load = { urls: [], bytes: 0 }
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) load.urls.push(request.url)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    load.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return load
}

export const scriptsIn = ({ urls }: Load) =>
  [...new Set(urls)].filter((url) => new URL(url).pathname.endsWith('.js'))

/** Size at the best gzip level, identical on every machine. */
export async function scriptBytes(urls: string[]): Promise<number> {
  let sum = 0
  for (const url of urls) {
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    sum += gzipSync(bytes, { level: 9 }).length
  }
  return sum
}
