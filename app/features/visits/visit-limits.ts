/** Limits of counted visits per half hour, by network. */
const most = {
  /** Per address and page: shared by a household or an office, and by a bot with invented user agents. */
  ofOnePage: 10,
  /** Per address for all pages. */
  ofAll: 200,
  /** Per wider network for all pages. */
  ofWider: 2_000,
}

/** Names in memory, about 100 MB; it takes some hundred /24 or /48 to exhaust them. */
const mostNames = 1_000_000

export type VisitAttempt = {
  halfHour: Date
  /** Hash of the visitor's network. */
  who: string
  /** Hashes of its wider networks. */
  wider: readonly string[]
  /** The visited page. */
  of: string
  /** Same visitor, same page, same half hour: same key. */
  key: string
}

/**
 * Decides whether a visit counts: it is the first of its key, and its network is below its limits for this half hour.
 * Counts are per process.
 * @param bound - names in memory
 */
export function createVisitLimits(bound = mostNames): (attempt: VisitAttempt) => boolean {
  let since = 0
  const counts = new Map<string, number>()
  const countOf = (name: string) => counts.get(name) ?? 0
  const add = (name: string) => counts.set(name, countOf(name) + 1)

  return ({ halfHour, who, wider, of, key }) => {
    if (halfHour.getTime() > since) {
      since = halfHour.getTime()
      counts.clear()
    }
    const page = `${who} ${of}`
    if (counts.has(key) || countOf(page) >= most.ofOnePage || countOf(who) >= most.ofAll) return false
    if (wider.some((network) => countOf(network) >= most.ofWider) || counts.size >= bound) return false
    for (const name of [key, page, who, ...wider]) add(name)
    return true
  }
}
