/** Bounds on what a stranger, a feed or a broken picture can cost. */
export type MediaLimits = {
  /** Rendered pictures on disk, for each process that renders; originals are not counted. */
  cacheBytes: number
  /** One original, downloaded or copied. */
  originalBytes: number
  /** One original, decoded: a small file can unfold to gigabytes. */
  originalPixels: number
  /** One download, from the name lookup to the last byte. */
  downloadMs: number
  redirects: number
  /** How long a failed original is not tried again. */
  retryAfterMs: number
  /** Requests that may wait for a renderer; more are sent away with 503. */
  waiting: number
  /** Pictures rendered at the same time, each on one core. */
  renderers: number
}

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
