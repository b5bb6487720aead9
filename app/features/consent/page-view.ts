import { reportedFilterParameters } from '~/kernel/filter-parameters'

/**
 * Parameters that may be reported with a page view: filters and the visitor's source. Others, search words included,
 * are private.
 */
const reported = new Set([
  ...reportedFilterParameters,
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
 * Returns the address to report for a page view (C3, S-05): the page's own with the allowed parameters, without its
 * hash, and with the campaign's unless it has one of that name.
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

/** Returns the referrer to report: reduced like our own addresses, or to the origin of another site. */
export function referrerUrl(referrer: string, origin: string): string {
  if (!referrer) return ''
  const from = new URL(referrer).origin
  return from === origin ? pageViewUrl(referrer, '') : `${from}/`
}

/** Tells whether a script that reads addresses itself would report allowed parts only. An empty address is allowed. */
export const isReportable = (address: string): boolean =>
  address === '' || [...new URL(address).searchParams.keys()].every(isReported)
