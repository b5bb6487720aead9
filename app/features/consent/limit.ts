export type Limit = {
  /** How many may come in one moment. */
  atOnce: number
  /** How many more may come with each second. */
  perSecond: number
}

/**
 * A bucket of tokens: whoever comes takes one, and time fills it again. It counts in this process only.
 * @returns whether there was one left at this instant; an earlier instant than the last fills nothing
 */
export function createLimit({ atOnce, perSecond }: Limit): (now: Date) => boolean {
  let left = atOnce
  let filledAt = Number.NEGATIVE_INFINITY
  return (now) => {
    const seconds = Math.max(0, (now.getTime() - filledAt) / 1000)
    left = Math.min(atOnce, left + seconds * perSecond)
    filledAt = Math.max(filledAt, now.getTime())
    if (left < 1) return false
    left -= 1
    return true
  }
}

/**
 * A bucket for each name, such as a network; those used longest ago are forgotten, and would be full again.
 * @param most - buckets that are remembered
 */
export function createLimits(most: number): (name: string, limit: Limit, now: Date) => boolean {
  const buckets = new Map<string, (now: Date) => boolean>()
  return (name, limit, now) => {
    const mayCome = buckets.get(name) ?? createLimit(limit)
    buckets.delete(name)
    buckets.set(name, mayCome)
    const [oldest] = buckets.keys()
    if (buckets.size > most && oldest !== undefined) buckets.delete(oldest)
    return mayCome(now)
  }
}
