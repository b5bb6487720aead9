/**
 * Parameters that the address of a page view may hold: filters, and where a visitor came from. Whatever else an address
 * holds, words typed into a search included, is nobody's business.
 */
const reported = new Set([
  'city',
  'type',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'surfaceMin',
  'energy',
  'sort',
  'page',
  'view',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
])

const isReported = (name: string) => reported.has(name) || /^utm_[a-z_]{1,30}$/.test(name)

/**
 * The address that a page view is counted under (C3, S-05): the page's own with the parameters that may be reported,
 * without its hash, and with the campaign's where it has none of that name.
 */
export function pageViewUrl(address: string, campaign: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of new Set(url.searchParams.keys())) if (!isReported(name)) url.searchParams.delete(name)
  for (const [name, value] of new URLSearchParams(campaign)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url.href
}

/** The page that led here as it may be reported: of our own likewise, of another site its origin. */
export function referrerUrl(referrer: string, origin: string): string {
  if (!referrer) return ''
  const from = new URL(referrer).origin
  return from === origin ? pageViewUrl(referrer, '') : `${from}/`
}

/** Whether a script that reads addresses itself would report nothing but what may be. Empty: there is none. */
export const isReportable = (address: string): boolean =>
  address === '' || [...new URL(address).searchParams.keys()].every(isReported)
