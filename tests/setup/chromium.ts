import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findWindowlessChromium } from '../../scripts/chromium.mjs'

/** Asks for no picture: what a page takes to fetch, decode and paint them is a fifth of its processor time. */
const withoutPictures = ['--blink-settings=imagesEnabled=false']

/** Starts a Chromium of a worker; it ends with the process. */
export async function launchChromium(hasPictures: boolean): Promise<Browser> {
  const executablePath = findWindowlessChromium()
  if (!executablePath) throw new Error('there is no Chromium: set CHROMIUM_PATH or run npm test')
  return await chromium.launch({
    executablePath,
    timeout: 120_000,
    args: hasPictures ? chromiumFlags : [...chromiumFlags, ...withoutPictures],
  })
}
