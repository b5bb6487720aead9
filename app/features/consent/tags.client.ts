import { systemClock } from '~/platform/clock'
import type { Consent } from './consent'
import { consentMode } from './consent-mode'
import { isReportable, pageViewUrl, referrerUrl } from './page-view'
import type { SiteInfo } from './site-info'

/** Google's and Meta's own globals; their scripts read what was pushed before they came. */
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

/** Accounts that were told of this page: each counts it once, whatever is clicked afterwards. */
const told = new Set<string>()

/**
 * Lets the agency's tags follow a consent (S9): a script is asked for with the first consent that covers it, and
 * never before. A consent that is withdrawn reaches the tags that run; the next page loads none.
 * @param campaign - that the session began with, for the address that the page view is counted under
 */
export function follow(ids: SiteInfo, consent: Consent, campaign: string) {
  if (ids.analyticsId || ids.adsId || ids.tagManagerId) {
    tellGoogle(consent)
    followGoogle(ids, consent, pageViewUrl(location.href, campaign))
  }
  if (ids.pixelId) followPixel(ids.pixelId, consent.social && areReportable())
}

/** What scripts of others read themselves: the page's address, and that of the page before it. */
const areReportable = () => isReportable(location.href) && isReportable(document.referrer)

/** Before any of its tags: everything denied, and then what is not. */
function tellGoogle(consent: Consent) {
  if (!told.has('consent')) {
    told.add('consent')
    const nothing = consentMode({ ...consent, analytical: false, marketing: false })
    gtag('consent', 'default', { ...nothing, wait_for_update: 500 })
  }
  gtag('consent', 'update', consentMode(consent))
}

function followGoogle(ids: SiteInfo, consent: Consent, page: string) {
  // Without this a tag that runs goes on counting, only without its cookie.
  if (ids.analyticsId) Object.assign(window, { [`ga-disable-${ids.analyticsId}`]: !consent.analytical })
  const accounts = [consent.analytical && ids.analyticsId, consent.marketing && ids.adsId]
  countPage(
    accounts.filter((id) => typeof id === 'string').filter((id) => !told.has(id)),
    page,
  )
  const mayStart = (consent.analytical || consent.marketing) && areReportable()
  if (mayStart) startTagManager(ids.tagManagerId, page)
}

/** One script serves every account of Google's; it fetches the settings of the others itself. */
function countPage(accounts: string[], page: string) {
  const [first] = accounts
  if (!first) return
  if (!told.has('gtag')) {
    gtag('js', systemClock.now())
    load(`${googleHost}/gtag/js?id=${first}`)
  }
  const referrer = referrerUrl(document.referrer, location.origin)
  for (const id of accounts)
    gtag('config', id, { send_page_view: false, page_location: page, page_referrer: referrer })
  gtag('event', 'page_view', { send_to: accounts, page_location: page })
  for (const id of ['gtag', ...accounts]) told.add(id)
}

/**
 * The container counts pages by its own rules; the event carries the address with the campaign. What is in the
 * container may read the address itself, so it is started only where that may be reported; the pixel likewise.
 */
function startTagManager(id: string | undefined, page: string) {
  if (!id || told.has(id)) return
  told.add(id)
  window.dataLayer?.push({ 'gtm.start': systemClock.now().getTime(), event: 'gtm.js' })
  window.dataLayer?.push({ event: 'consented_page_view', page_location: page })
  load(`${googleHost}/gtm.js?id=${id}`)
}

/** Google's scripts tell a command from other data by its being an `arguments` object. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}

function followPixel(id: string, isAllowed: boolean) {
  if (!isAllowed || told.has(id)) {
    window.fbq?.('consent', isAllowed ? 'grant' : 'revoke')
    return
  }
  told.add(id)
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
