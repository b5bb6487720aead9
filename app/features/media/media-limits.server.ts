/** Limits on the cost of untrusted or broken pictures. */
export type MediaLimits = {
  /** Bytes of rendered pictures on disk per rendering process; originals are not counted. */
  cacheBytes: number
  /** Bytes of one original, downloaded or copied. */
  originalBytes: number
  /** Pixels of one original: a small file can decode to gigabytes. */
  originalPixels: number
  /** Time of one download, from name lookup to the last byte. */
  downloadMs: number
  redirects: number
  /** Time before a failed original is tried again. */
  retryAfterMs: number
  /** Requests that may wait for a renderer; further ones get 503. */
  waiting: number
  /** Pictures rendered at the same time, each on one core. */
  renderers: number
}

/**
 * Bytes of pictures whose forms were not sent to their end, at most. Those without work have half of them, so that a flood
 * of them keeps out nobody who works (S-03).
 */
export const mostUnsentBytes = { withoutWork: 512 * 1024 ** 2, withWork: 1024 ** 3 }
/** Bytes that each of these counts as at least: very many small ones would take long to list. */
export const leastUnsentBytes = 32 * 1024

export const defaultLimits: MediaLimits = {
  cacheBytes: 1024 ** 3,
  originalBytes: 25 * 1024 ** 2,
  originalPixels: 60_000_000,
  downloadMs: 10_000,
  redirects: 3,
  retryAfterMs: 60_000,
  waiting: 300,
  renderers: 2,
}
