/**
 * The address that a page view is counted under (C3): the page's own, without its hash, with the campaign's
 * parameters where it has none of that name.
 */
export function pageViewUrl(address: string, campaign: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const [name, value] of new URLSearchParams(campaign)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url.href
}
