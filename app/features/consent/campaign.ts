/** Longest campaign query that is stored; a real one needs a fraction of it. */
const longest = 500

/**
 * Extracts the campaign of a visit: the `utm_` parameters of an address and nothing else.
 * @param query - of an address, or as stored before; it is treated as untrusted text
 */
export function campaignOf(query: string): string {
  const campaign = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (/^utm_[a-z_]{1,30}$/.test(name) && !campaign.has(name)) campaign.append(name, value)
  }
  const text = campaign.toString()
  return text.length > longest ? '' : text
}
