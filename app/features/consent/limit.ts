type Limit = {
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
