import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { chromiumFlags } from '../../scripts/chromium.mjs'
import { chromiumPath, pagesOf } from '../lib/browser.ts'
import { firstLoad, scriptBytes, scriptsIn } from '../lib/first-load.ts'
import { cpuSecondsOfEndedChildren, fetchBrotli, putLoadOn } from '../lib/measure.ts'
import { commandOf, generateFeed, newDataDir, type Product, startProduct, untilIdle } from '../lib/product.ts'
import { writeChangedFeed } from './changed-feed.ts'

/** A build under test: its product runs with a feed of 2,000 listings. */
export interface Side {
  source: string
  product: Product
  feed: string
  /** Starts its product anew, on the same data. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Measuring = { seconds: number; round: number }

export interface Figure {
  name: string
  unit: string
  digits: number
  /** Environment of the product. */
  pageCache: 'on' | 'off'
  /** Seconds of warm-up of a product that is started anew; 0 where it runs on. */
  warmUp: number
  /** Identical in every round, so one is enough. */
  isExact?: boolean
  measure: (side: Side, measuring: Measuring) => Promise<number>
}

const list = '/nl/te-koop/'

/** Starts the product of a build with its data in its own folder. */
export async function startSide(source: string, pageCache: Figure['pageCache']): Promise<Side> {
  const { dataDir, remove } = newDataDir()
  const feed = await generateFeed(dataDir, 2000)
  const start = () => startProduct({ dataDir, source, env: { PAGE_CACHE: pageCache } })
  const side: Side = {
    source,
    product: await start(),
    feed,
    async restart() {
      await side.product.stop()
      side.product = await start()
      await untilIdle(side.product.cpuSeconds)
    },
    async stop() {
      await side.product.stop()
      remove()
    },
  }
  await commandOf(source, dataDir, 'feed', 'import', feed)
  await untilIdle(side.product.cpuSeconds)
  return side
}

/** CPU of web process and PostgreSQL per answer, in microseconds. */
async function cpuOfAnswers({ product }: Side, address: string, seconds: number): Promise<number> {
  const used = () => product.cpuSeconds() + product.databaseCpuSeconds()
  const before = used()
  const requests = await putLoadOn(product.origin + address, { seconds, connections: 4 })
  return ((used() - before) / requests) * 1_000_000
}

const cpuFigure = (
  name: string,
  pageCache: Figure['pageCache'],
  addressOf: (side: Side) => Promise<string>,
): Figure => ({
  name,
  unit: 'µs of CPU',
  digits: pageCache === 'on' ? 1 : 0,
  pageCache,
  warmUp: 20,
  measure: async (side, { seconds }) => await cpuOfAnswers(side, await addressOf(side), seconds),
})

type PageKind = 'home' | 'list' | 'detail'

/** Bytes that a first visit on a phone loads: scripts after gzip, or the page after brotli. */
const weightFigure = (kind: PageKind, what: 'script' | 'bytes'): Figure => ({
  name: `${kind}-${what}`,
  unit: 'bytes',
  digits: 0,
  pageCache: 'on',
  warmUp: 0,
  isExact: true,
  measure: async ({ product }) => {
    const address = product.origin + (await pagesOf(product.origin))[kind]
    return what === 'script' ? await scriptOf(address) : await smallestBytes(address)
  },
})

async function scriptOf(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const { load } = await firstLoad(browser, address)
    return await scriptBytes(scriptsIn(load))
  } finally {
    await browser.close()
  }
}

/** The smallest encoding, which the background makes of popular pages. */
async function smallestBytes(address: string): Promise<number> {
  for (let time = 0; time < 8; time++) await fetchBrotli(address)
  await setTimeout(1000)
  return (await fetchBrotli(address)).bytes.length
}

/** CPU of the command and of PostgreSQL for an import that changes every listing, in seconds. */
async function cpuOfImport({ source, product, feed }: Side, { round }: Measuring): Promise<number> {
  const changed = writeChangedFeed(feed, round + 2)
  const used = () => cpuSecondsOfEndedChildren(process.pid) + product.databaseCpuSeconds()
  const before = used()
  await commandOf(source, product.dataDir, 'feed', 'import', changed)
  return used() - before
}

const detail = async ({ product }: Side) => (await pagesOf(product.origin)).detail

/** The main figures of the product; smaller is better. */
export const figures: readonly Figure[] = [
  cpuFigure('cached-page', 'on', async () => list),
  cpuFigure('uncached-list', 'off', async () => list),
  cpuFigure('uncached-listing', 'off', detail),
  cpuFigure('search', 'off', async () => '/nl/search/results.json?q=appartement'),
  {
    name: 'import',
    unit: 's of CPU',
    digits: 2,
    pageCache: 'off',
    warmUp: 0,
    measure: cpuOfImport,
  },
  ...(['home', 'list', 'detail'] as const).flatMap((kind) => [
    weightFigure(kind, 'script'),
    weightFigure(kind, 'bytes'),
  ]),
]
