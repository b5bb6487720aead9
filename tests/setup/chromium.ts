import { chromium } from 'playwright-core'
import { findWindowlessChromium } from '../../scripts/chromium.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium for all test files of a worker, which connect to it. @returns an empty address where none is installed */
export async function startChromium(): Promise<{ url: string; stop(): Promise<void> }> {
  const executablePath = findWindowlessChromium()
  if (!executablePath) return { url: '', stop: async () => {} }
  const server = await chromium.launchServer({ executablePath, args: flags, host: '127.0.0.1' })
  return { url: server.wsEndpoint(), stop: () => server.close() }
}
