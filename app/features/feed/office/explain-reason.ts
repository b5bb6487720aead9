/** A reason of a report, to be said in the reader's language; `other` is shown as it was written. */
export type ExplainedReason = {
  key: ReasonKey
  values: Record<string, string>
  /** The value was left out; the rest of the record counts. */
  isLeftOut: boolean
}

/** What the feed's reader writes about a value, and about a feed that it refuses. */
const patterns = {
  missing: /^is missing$/,
  missingRecommended: /^is missing: no region, and no municipality to search in$/,
  notNumber: /^is not a number$/,
  notWhole: /^is not a whole number$/,
  notText: /^is not a text$/,
  notList: /^is not a list$/,
  notObject: /^is not an object$/,
  notFlag: /^is not yes or no$/,
  priceHidden: /^is not yes or no; read as false$/,
  notZip: /^is no postal code: .*$/,
  otherCountry: /^is of another country than CountryID$/,
  notDate: /^is not an ISO date between 1900 and 2200$/,
  notWebAddress: /^is not an http or https address$/,
  notFile: /^is neither an https address nor a path beside the feed file$/,
  besidePrivate: /^is a path beside a feed with a login or a query; .*$/,
  below: /^is below (?<limit>\S+)$/,
  above: /^is above (?<limit>\S+)$/,
  negative: /^is negative$/,
  tooLarge: /^is too large$/,
  longText: /^is longer than (?<limit>\d+) kB$/,
  longName: /^is longer than (?<limit>\d+) characters$/,
  noneOf: /^is none of (?<list>.+)$/,
  unknownCountry: /^is an unknown country: .*$/,
  outside: /^are not in Belgium or Luxembourg$/,
  twice: /^appears twice in (?<language>\w\w)$/,
  street: /^names a street that is not to be published$/,
  disagree: /^(?<one>\w\w) says (?<first>.*), (?<other>\w\w) says (?<second>.*)$/s,
  lacks: /^(?<language>\w\w) has (?<count>\d+) of (?<all>\d+)$/,
  unreadable: /^cannot be read$/,
  mostlyRejected: /^more than half of its records are rejected$/,
  empty: /^it holds no listing at all, which would withdraw every one$/,
  notFeed: /^the feed is not a JSON object$|^the feed has no "properties"$|^"properties" is not a list$/,
  notJson: /^the feed is not JSON: (?<detail>.*)$/s,
  notUtf8: /^the feed is not UTF-8 text$/,
  largeFeed: /^the feed is larger than (?<limit>\d+) MB$/,
  fileUnreadable: /^the file cannot be read: (?<detail>.*)$/s,
  status: /^the address answers (?<status>\d+)$/,
  notPublic:
    /^the address is not https, or not public$|^the address cannot be read: the name leads to an address that is not public$/,
  redirects: /^the address cannot be read: too many redirects$/,
  timeout: /^the address cannot be read: timeout$/,
  addressUnreadable: /^the address cannot be read: (?<detail>.*)$/s,
  gzip: /^the gzip file is broken: (?<detail>.*)$/s,
} as const

export type ReasonKey = keyof typeof patterns | 'other'
export const reasonKeys = [...(Object.keys(patterns) as ReasonKey[]), 'other'] as const

export function explainReason(reason: string): ExplainedReason {
  const isLeftOut = reason.endsWith('; left out')
  const told = isLeftOut ? reason.slice(0, -'; left out'.length) : reason
  for (const [key, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(told)
    if (found) return { key: key as ReasonKey, values: { ...found.groups }, isLeftOut }
  }
  return { key: 'other', values: { reason: told }, isLeftOut }
}
