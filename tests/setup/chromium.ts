import { chromium } from 'playwright-core'
import { chromiumFlags, findWindowlessChromium } from '../../scripts/chromium.mjs'

/** A Chromium for all test files of a worker, which connect to it. @returns an empty address where none is installed */
export async function startChromium(): Promise<{ url: string; stop(): Promise<void> }> {
  const executablePath = findWindowlessChromium()
  if (!executablePath) return { url: '', stop: async () => {} }
  const server = await chromium.launchServer({ executablePath, args: chromiumFlags, host: '127.0.0.1' })
  return { url: server.wsEndpoint(), stop: () => server.close() }
}
