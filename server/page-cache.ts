import type { RequestListener } from 'node:http'
import { createAnswer } from './page-cache/answer.ts'
import { createDayChange } from './page-cache/day-change.ts'
import { type KeyOf, memoised } from './page-cache/key-memo.ts'
import { type Page, pageOf } from './page-cache/page.ts'
import { cachePolicyOf } from './page-cache/response-cache-policy.ts'
import { createSingleFlight } from './page-cache/single-flight.ts'
import { createPageStore } from './page-cache/store.ts'

export interface PageCacheOptions {
  /** Renders a key with a bare GET without cookies and headers, so that the answer is not personal. */
  render: (url: string) => Promise<Response>
  /** Handles requests that the cache does not. */
  next: RequestListener
  /** The key of a raw URL, itself a URL to render; null if it must not be cached. */
  keyOf: KeyOf
  /** The day in Brussels: pages contain "new since" and "from", so none may outlive its day. */
  today: () => string
  clock: { now(): Date }
  /** Limit of all stored pages in all encodings; 64 MiB by default. */
  maxBytes?: number
  /** Longest lifetime of a page in seconds, from the start of its rendering; 600 by default. */
  maxAgeSeconds?: number
}

export interface PageCacheStats {
  pages: number
  bytes: number
  evictions: number
  hits: number
  misses: number
  rendering: number
  clears: number
}

export interface PageCache {
  listener: RequestListener
  /**
   * Clears the cache; pages being rendered are sent but not stored.
   * @param version - of the content: a version that was already cleared for is not cleared for again,
   * because the process that makes a change also hears its own notification
   */
  clear(version?: string): void
  stats(): PageCacheStats
}

const MEBIBYTE = 1024 * 1024

/**
 * Public pages as ready bytes in front of the application.
 * A hit costs a few look-ups and one write: nothing is parsed, joined or compressed for it.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, next, clock, maxAgeSeconds = 600, maxBytes = 64 * MEBIBYTE } = options
  const keyOf = memoised(options.keyOf)
  const isNewDay = createDayChange(options.today)
  const store = createPageStore(maxBytes)
  const answer = createAnswer(store)
  const renderings = createSingleFlight<string, Page | null>()
  const counts = { hits: 0, misses: 0, clears: 0 }
  let generation = 0
  let lastVersion: string | undefined

  function forget() {
    generation++
    store.clear()
    renderings.forget()
    answer.forget()
  }

  function keptPage(key: string): Page | undefined {
    const nowMs = clock.now().getTime()
    // The date belongs to every key; as it is the same in all of them, a new one empties the store.
    if (isNewDay(nowMs)) forget()
    const page = store.get(key)
    if (page === undefined || nowMs < page.expiresAt) return page
    store.delete(page)
    return undefined
  }

  /** @returns null when the answer may depend on who asks */
  async function renderPage(key: string): Promise<Page | null> {
    const startedIn = generation
    const expiresAt = clock.now().getTime() + maxAgeSeconds * 1000
    const response = await render(key)
    const keeping = cachePolicyOf(response)
    if (keeping === 'personal') return discard(response)
    const page = await pageOf(key, response, expiresAt)
    if (keeping === 'keep' && startedIn === generation) store.put(page, clock.now().getTime())
    return page
  }

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request
    const key = method === 'GET' || method === 'HEAD' ? keyOf(url) : null
    if (key === null) return next(request, response)
    const kept = keptPage(key)
    if (kept !== undefined) {
      counts.hits++
      return answer.send(request, response, kept)
    }
    counts.misses++
    const rendering = renderings.run(key, () => renderPage(key))
    rendering.then(
      (page) => {
        // A redirect carries the query on, of which the key knows only a part.
        const cut = page !== null && page.status >= 300 && page.status < 400 && url !== key
        return page === null || cut ? next(request, response) : answer.send(request, response, page)
      },
      // The application answers its own errors, and logs them.
      () => next(request, response),
    )
  }

  return {
    listener,
    clear(version) {
      if (version !== undefined && version === lastVersion) return
      lastVersion = version
      counts.clears++
      forget()
    },
    stats: () => ({
      pages: store.pages,
      bytes: store.bytes,
      evictions: store.evictions,
      rendering: renderings.size,
      ...counts,
    }),
  }
}

async function discard(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
