import { findChromium } from '../../scripts/chromium.mjs'

/** A typical phone: two device pixels per CSS pixel. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
}

/** A Chromium without background network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
