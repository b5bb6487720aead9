import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findWindowlessChromium } from '../../scripts/chromium.mjs'

/** Starts the Chromium of a worker; it ends with the process. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findWindowlessChromium()
  if (!executablePath) throw new Error('there is no Chromium: set CHROMIUM_PATH or run npm test')
  return await chromium.launch({ executablePath, args: chromiumFlags })
}
