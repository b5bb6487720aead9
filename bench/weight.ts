/**
 * The weight of pages on a phone: scripts before interaction and with every island hydrated, requests and bytes of the
 * first load, and third-party requests.
 *
 *   node bench/weight.ts
 *
 * Needs `npm run build` and Chromium. Exit code 1 if a page exceeds its limits. The first load is counted after other
 * visits: pictures are rendered, pages and scripts in their smallest encoding.
 */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { measureInBrowser, pagesOf } from './lib/browser.ts'
import { firstLoad, scriptBytes, scriptsIn } from './lib/first-load.ts'

/** Upper limits; bytes in kB of 1,000. Scripts after gzip, first load as transferred with headers. */
const targets = {
  scripts: 5,
  home: { scriptsAwake: 95, requests: 24, kilobytes: 350 },
  list: { scriptsAwake: 95, requests: 14, kilobytes: 220 },
  detail: { scriptsAwake: 95, requests: 24, kilobytes: 350 },
}

let missed = 0

async function main(browser: Browser, origin: string) {
  console.log(''.padEnd(10) + columns.map((column) => column.padStart(16)).join(''))
  for (const [name, path] of Object.entries(await pagesOf(origin))) {
    await weigh(browser, origin, name as 'home', path)
  }
  if (missed > 0) process.exitCode = 1
}

const columns = ['script kB', 'awake kB', 'islands', 'requests', 'kB', 'third parties']

async function weigh(browser: Browser, origin: string, name: 'home' | 'list' | 'detail', path: string) {
  for (let visitor = 0; visitor < 3; visitor++) {
    const { page } = await firstLoad(browser, origin + path)
    await page.context().close()
  }
  await setTimeout(2000)
  const { load, page } = await firstLoad(browser, origin + path)
  const before = await scriptBytes(scriptsIn(load))
  const islands = await wakeAll(page)
  const awake = await scriptBytes(scriptsIn(load))
  await page.context().close()
  const target = targets[name]
  const { requests, bytes } = load.first
  const others = load.urls.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))
  const cells = [
    cell(before / 1000, targets.scripts),
    cell(awake / 1000, target.scriptsAwake),
    String(islands),
    cell(requests, target.requests),
    cell(bytes / 1000, target.kilobytes),
    cell(others.length, 0),
  ]
  console.log(name.padEnd(10) + cells.map((text) => text.padStart(16)).join(''))
}

/** Tells each island of a pointer, so that every kind is hydrated: a click may leave the page. @returns number of islands */
async function wakeAll(page: Page): Promise<number> {
  const islands = await page.locator('pignon-island').all()
  for (const island of islands) await island.dispatchEvent('pointerover')
  const asleep = page.locator('pignon-island:not([data-awake])')
  for (let waited = 0; waited < 50 && (await asleep.count()) > 0; waited++) await setTimeout(100)
  if ((await asleep.count()) > 0) throw new Error(`an island of ${page.url()} does not wake`)
  await page.waitForLoadState('networkidle')
  return islands.length
}

function cell(value: number, limit: number): string {
  if (value > limit) missed += 1
  return `${value > limit ? 'OVER ' : ''}${value.toFixed(Number.isInteger(value) ? 0 : 1)} ≤ ${limit}`
}

await measureInBrowser(main)
