import { systemClock } from '~/platform/clock'
import type { Consent } from './consent'
import { consentMode } from './consent-mode'
import { isReportable, pageViewUrl, referrerUrl } from './page-view'
import type { SiteInfo } from './site-info'

/** Globals of Google and Meta; their scripts read entries that were pushed before they loaded. */
type Pixel = ((...command: unknown[]) => void) & {
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

const googleHost = 'https://www.googletagmanager.com'

/** Accounts that have counted this page, so that each counts it once. */
const started = new Set<string>()

/**
 * Applies a consent to the agency's tags (S9): a script loads with the first consent that covers it, never before. A
 * withdrawal reaches the running tags; the next page loads none.
 * @param campaign - of the session, for the address that the page view reports
 */
export function follow(ids: SiteInfo, consent: Consent, campaign: string) {
  if (ids.analyticsId || ids.adsId || ids.tagManagerId) {
    tellGoogle(consent)
    followGoogle(ids, consent, pageViewUrl(location.href, campaign))
  }
  if (ids.pixelId) followPixel(ids.pixelId, consent.social && areReportable())
}

/** Addresses that third-party scripts read themselves: the page's and its referrer. */
const areReportable = () => isReportable(location.href) && isReportable(document.referrer)

/** Google needs "denied" as default before any of its tags, then the update. */
function tellGoogle(consent: Consent) {
  if (!started.has('consent')) {
    started.add('consent')
    const nothing = consentMode({ ...consent, analytical: false, marketing: false })
    gtag('consent', 'default', { ...nothing, wait_for_update: 500 })
  }
  gtag('consent', 'update', consentMode(consent))
}

function followGoogle(ids: SiteInfo, consent: Consent, page: string) {
  // Without this a running tag goes on counting, only without its cookie.
  if (ids.analyticsId) Object.assign(window, { [`ga-disable-${ids.analyticsId}`]: !consent.analytical })
  const accounts = [consent.analytical && ids.analyticsId, consent.marketing && ids.adsId]
  countPage(
    accounts.filter((id) => typeof id === 'string').filter((id) => !started.has(id)),
    page,
  )
  const mayStart = (consent.analytical || consent.marketing) && areReportable()
  if (mayStart) startTagManager(ids.tagManagerId, page)
}

/** One script serves all Google accounts; it loads the settings of the others itself. */
function countPage(accounts: string[], page: string) {
  const [first] = accounts
  if (!first) return
  if (!started.has('gtag')) {
    gtag('js', systemClock.now())
    load(`${googleHost}/gtag/js?id=${first}`)
  }
  const referrer = referrerUrl(document.referrer, location.origin)
  for (const id of accounts)
    gtag('config', id, { send_page_view: false, page_location: page, page_referrer: referrer })
  gtag('event', 'page_view', { send_to: accounts, page_location: page })
  for (const id of ['gtag', ...accounts]) started.add(id)
}

/**
 * The container counts pages by its own rules; the event has the address with the campaign. Its tags may read the
 * address themselves, so it is started only if that may be reported; the same holds for the pixel.
 */
function startTagManager(id: string | undefined, page: string) {
  if (!id || started.has(id)) return
  started.add(id)
  window.dataLayer?.push({ 'gtm.start': systemClock.now().getTime(), event: 'gtm.js' })
  window.dataLayer?.push({ event: 'consented_page_view', page_location: page })
  load(`${googleHost}/gtm.js?id=${id}`)
}

/** Google's scripts recognise a command by its type: an `arguments` object. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

function followPixel(id: string, isAllowed: boolean) {
  if (!isAllowed || started.has(id)) {
    window.fbq?.('consent', isAllowed ? 'grant' : 'revoke')
    return
  }
  started.add(id)
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  )
  window.fbq = pixel
  window._fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}

function load(source: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
}
