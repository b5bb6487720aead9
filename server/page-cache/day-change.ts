/**
 * Tells when a new day began, at the price of one comparison for each request.
 * @param today - the day as any text
 * @returns whether the day is another one than at the last call; takes milliseconds since 1970
 */
export function createDayChange(today: () => string): (nowMs: number) => boolean {
  let day = today()
  let second = -1
  return (nowMs) => {
    // Midnight is the start of a second, so asking once in each second misses none.
    const nowSecond = Math.floor(nowMs / 1000)
    if (nowSecond === second) return false
    second = nowSecond
    const before = day
    day = today()
    return day !== before
  }
}
