import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { listingPath } from './answers'
import { forward, startProxy } from './proxy'
import { countsOf, firefox, visitsWritten } from './visits'

const patience = { timeout: 90_000 }

/** What the script that tells visits asks for when it has run. */
const ran = '/robots.txt?ran'
const isScript = ({ url }: IncomingMessage) => url?.startsWith('/assets/visit.client-')

/** Stands before the product, and has browsers prepare a page at once: no visitor's pointer is waited for. */
async function proxyThatPrepares(ahead: string): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const rules = JSON.stringify({ prerender: [{ urls: [ahead], eagerness: 'immediate' }] })
  const origin = await startProxy((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    if (isScript(incoming)) return forward(incoming, answer, `;setTimeout(() => fetch('${ran}'))`)
    if (incoming.url !== '/speculation.json') return forward(incoming, answer)
    answer.setHeader('content-type', 'application/speculationrules+json')
    answer.end(rules)
  })
  return { origin, asked }
}

/** A browser that nobody drives: it prepares nothing while somebody looks over its shoulder. */
async function openBrowser(url: string): Promise<ChildProcess> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'pignon-profile-'))
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-agent=${firefox}`,
  ]
  const browser = spawn(findChromium() ?? '', [...args, `--user-data-dir=${profile}`, url], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    browser.kill('SIGKILL')
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  return browser
}

/** Where a browser can be driven from then on. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of browser.stderr ?? []) {
    said += chunk
    const [found] = /ws:\/\/\S+/.exec(said) ?? []
    if (found) return found
  }
  throw new Error(`the browser ended: ${said}`)
}

test('O5 a page that is prepared ahead tells its visit when it is opened, not before', async () => {
  const ahead = await listingPath(2704)
  const counts = await countsOf()
  const visits = async () => (await counts(2704)).total
  await visitsWritten()
  const before = await visits()
  const { origin, asked } = await proxyThatPrepares(ahead)
  const browser = await openBrowser(`${origin}/nl/te-koop/`)
  const drivenAt = await addressOf(browser)
  await expect.poll(() => asked, patience).toContain(`GET ${ran}`)
  expect(asked).toContain(`GET ${ahead}`)
  await visitsWritten()
  expect([asked.includes('POST /visits'), await visits()]).toEqual([false, before])

  const driven = await chromium.connectOverCDP(drivenAt)
  const page = driven
    .contexts()[0]
    ?.pages()
    .find((one) => one.url().endsWith('/te-koop/'))
  await page?.evaluate((url) => {
    location.href = url
  }, ahead)
  // A browser may also let the prepared page go and fetch it again: that is counted as one visit all the same.
  await expect.poll(visits, patience).toBe(before + 1)
  await visitsWritten()
  expect(await visits()).toBe(before + 1)
})
