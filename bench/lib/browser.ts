import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { newDataDir, startProduct, untilIdle } from './product.ts'

/** A typical phone: two device pixels per CSS pixel. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
}

/** @throws an error that says what to install, in one line */
export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new Error('Chromium missing: apt-get install -y chromium, or set CHROMIUM_PATH')
  return found
}

/** The three main kinds of page, in Dutch; the detail page is the list's first. */
export async function pagesOf(origin: string): Promise<Record<'home' | 'list' | 'detail', string>> {
  const list = await (await fetch(`${origin}/nl/te-koop/`)).text()
  const [, detail = ''] = /href="(\/nl\/te-koop\/[^"/]+\/[^"/]+\/\d+\/)"/.exec(list) ?? []
  if (!detail) throw new Error('the list shows no listing')
  return { home: '/nl/', list: '/nl/te-koop/', detail }
}

/**
 * A driven browser is asked for the stack of every error. For it V8 reads the whole file again that makes one, unless it
 * noted source positions when it first read it: React's file, whose first statements make errors, would take half as long
 * again as it takes a visitor.
 */
const withPositions = '--js-flags=--no-enable-lazy-source-positions'

/** Runs a measurement in Chromium, against a product with the demo's data that has finished starting. */
export async function measureInBrowser(measure: (browser: Browser, origin: string) => Promise<void>) {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir })
  const args = [...chromiumFlags, withPositions]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  try {
    await untilIdle(product.cpuSeconds)
    await measure(browser, product.origin)
  } finally {
    await browser.close()
    await product.stop()
    remove()
  }
}
