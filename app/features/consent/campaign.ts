/** Longest text that is kept of an address; a campaign needs a fraction of it. */
const longest = 500

/**
 * The campaign that brought a visitor, as a query: the `utm_` parameters of an address and nothing else.
 * @param query - of an address, or what was kept before; whatever it holds is only text
 */
export function campaignOf(query: string): string {
  const campaign = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (/^utm_[a-z_]{1,30}$/.test(name) && !campaign.has(name)) campaign.append(name, value)
  }
  const text = campaign.toString()
  return text.length > longest ? '' : text
}
