/** A page that could not be rendered is tried again in the background, after this time. */
const RETRY_MS = 1_000
/** Keys that are remembered; beyond, all are forgotten, and each costs one visitor a wait. */
const MOST_KEYS = 10_000

/** Remembers which pages could not be rendered at the last try, so that no visitor waits for the next one. */
export function createFailures() {
  const triedAt = new Map<string, number>()
  return {
    has: (key: string) => triedAt.has(key),
    /** @param now - milliseconds since 1970 */
    note(key: string, now: number) {
      if (triedAt.size >= MOST_KEYS) triedAt.clear()
      triedAt.set(key, now)
    },
    mayRetry: (key: string, now: number) => now - (triedAt.get(key) ?? 0) >= RETRY_MS,
    delete: (key: string) => void triedAt.delete(key),
    forget: () => triedAt.clear(),
  }
}
