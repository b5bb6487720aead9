export type Limit = {
  /** Capacity of the bucket. */
  atOnce: number
  /** Tokens added per second. */
  perSecond: number
}

/**
 * A token bucket: each call takes a token, and time refills it. It counts in this process only.
 * @returns whether a token was left; an instant before the previous call's adds nothing
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
 * One bucket per name, such as a network; the least recently used are dropped, since they would be full again.
 * @param most - buckets kept in memory
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
