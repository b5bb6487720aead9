import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { listingPath } from './answers'
import { baseUrl } from './browser'

const patience = { timeout: 10_000 }

/** Stands before the product, and has browsers prepare a page at once: no visitor's pointer is waited for. */
async function frontThatPrepares(ahead: string): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const rules = JSON.stringify({ prerender: [{ urls: [ahead], eagerness: 'immediate' }] })
  const server = createServer((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    if (incoming.url !== '/speculation.json') return passOn(incoming, answer)
    answer.setHeader('content-type', 'application/speculationrules+json')
    answer.end(rules)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked }
}

function passOn(incoming: IncomingMessage, answer: ServerResponse) {
  const { hostname, port } = new URL(baseUrl())
  const { method, url, headers } = incoming
  const sent = request(
    {
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...(headers.origin && { origin: baseUrl() }) },
    },
    (from) => {
      answer.writeHead(from.statusCode ?? 0, from.headers)
      from.pipe(answer)
    },
  )
  sent.on('error', () => answer.destroy())
  incoming.pipe(sent)
}

/** A browser that nobody drives: it prepares nothing while somebody looks over its shoulder. */
async function openBrowser(url: string): Promise<ChildProcess> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'pignon-profile-'))
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
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
  const { origin, asked } = await frontThatPrepares(ahead)
  const browser = await openBrowser(`${origin}/nl/te-koop/`)
  const drivenAt = await addressOf(browser)
  const script = /^GET \/assets\/visit\.client-/
  await expect.poll(() => asked.some((one) => script.test(one)), patience).toBe(true)
  expect(asked).toContain(`GET ${ahead}`)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).not.toContain('POST /visits')

  const driven = await chromium.connectOverCDP(drivenAt)
  const page = driven
    .contexts()[0]
    ?.pages()
    .find((one) => one.url().endsWith('/te-koop/'))
  await page?.evaluate((url) => {
    location.href = url
  }, ahead)
  await expect.poll(() => asked.filter((one) => one === 'POST /visits'), patience).toHaveLength(1)
  // It is the prepared page that was opened, not a new one.
  expect(asked.filter((one) => one === `GET ${ahead}`)).toHaveLength(1)
})
