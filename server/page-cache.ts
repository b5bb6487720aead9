import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { failedPartHeader } from '../app/platform/internal-header.ts'
import { createAnswer } from './page-cache/answer.ts'
import { createDayChange } from './page-cache/day-change.ts'
import { createFailures } from './page-cache/failures.ts'
import { type KeyOf, memoised } from './page-cache/key-memo.ts'
import { createKeyQueue } from './page-cache/key-queue.ts'
import { type Page, pageOf } from './page-cache/page.ts'
import { cachePolicyOf } from './page-cache/response-cache-policy.ts'
import { createSingleFlight } from './page-cache/single-flight.ts'
import { createPageStore } from './page-cache/store.ts'

export interface PageCacheOptions {
  /**
   * Renders a key with a bare GET without cookies and headers, so that the answer is not personal.
   * @param request - the first that asked for it, for its name alone; undefined when nobody waits
   */
  render: (url: string, request?: IncomingMessage) => Promise<Response>
  /** Handles requests that the cache does not. */
  next: RequestListener
  /** A request begins to wait for its page. Not called for cached pages, which are sent at once. */
  onWait?: (request: IncomingMessage) => void
  /** The key of a raw URL, itself a URL to render; null if it must not be cached. */
  keyOf: KeyOf
  /** The day in Brussels: pages contain "new since" and "from", so none may outlive its day. */
  today: () => string
  clock: { now(): Date }
  /** Limit of all stored pages in all encodings; 64 MiB by default. */
  maxBytes?: number
  /** Longest lifetime of a page in seconds, from the start of its rendering; 600 by default. */
  maxAgeSeconds?: number
  /** Nothing can be rendered now: stored pages are sent without a try. */
  isAway?: () => boolean
}

export interface PageCacheStats {
  pages: number
  bytes: number
  evictions: number
  hits: number
  misses: number
  /** Answers with a page that should have been rendered again and could not be, or not yet. */
  stale: number
  rendering: number
  clears: number
}

export interface PageCache {
  listener: RequestListener
  /**
   * Lets every page be rendered again; pages being rendered are sent but not stored. What was stored stands in for fifteen
   * seconds while many are being rendered, and for two hours where that fails: the change may have taken something away.
   * @param version - of the content: a version that was already cleared for is not cleared for again,
   * because the process that makes a change also hears its own notification
   */
  clear(version?: string): void
  /** The same once the database is back: nothing is known to have changed, so that pages stand in as before. */
  renew(): void
  stats(): PageCacheStats
}

const MEBIBYTE = 1024 * 1024
const HOUR_MS = 3_600_000
/** How long a page stands in where it cannot be rendered again: past its own time, and past a change of the content. */
const STALE_MS = 24 * HOUR_MS
const STALE_AFTER_CHANGE_MS = 2 * HOUR_MS
/**
 * While so many pages are being rendered, visitors do not wait for one whose time ended just now: they get it as it was,
 * and it is rendered in its turn. Otherwise a change of the content would let everybody wait for every page at once.
 */
const MANY_RENDERINGS = 4
const LATE_MS = 15_000
const RENDERED_AT_ONCE = 2
/** A page with a failed part is rendered again soon, and stands in for nothing. */
const INCOMPLETE_SECONDS = 5

/**
 * Public pages as ready bytes in front of the application.
 * A hit costs a few look-ups and one write: nothing is parsed, joined or compressed for it.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, next, onWait, clock } = options
  const { maxAgeSeconds = 600, maxBytes = 64 * MEBIBYTE, isAway = () => false } = options
  const keyOf = memoised(options.keyOf)
  const isNewDay = createDayChange(options.today)
  const store = createPageStore(maxBytes)
  const answer = createAnswer(store)
  const renderings = createSingleFlight<string, Page | null>()
  const failures = createFailures()
  const late = createKeyQueue(refreshExpired, RENDERED_AT_ONCE)
  const counts = { hits: 0, misses: 0, stale: 0, clears: 0 }
  let generation = 0
  let lastVersion: string | undefined

  const now = () => clock.now().getTime()

  function expire(staleMs: number) {
    generation++
    store.expire(now(), now() + staleMs)
    renderings.forget()
    answer.forget()
    failures.forget()
    late.forget()
  }

  function keptPage(key: string, nowMs: number): Page | undefined {
    // The date belongs to every key; as it is the same in all of them, a new one expires the whole store.
    if (isNewDay(nowMs)) expire(STALE_MS)
    const page = store.get(key)
    if (page === undefined || nowMs < page.usableUntil) return page
    store.delete(page)
    return undefined
  }

  /** What is known to be gone, moved or personal now is not shown as it was before. */
  function forget(key: string) {
    const page = store.peek(key)
    if (page) store.delete(page)
  }

  /** @returns null when the answer may depend on the visitor */
  async function renderPage(key: string, request?: IncomingMessage): Promise<Page | null> {
    const startedIn = generation
    const startedAt = now()
    const response = await render(key, request)
    const failed = failedPartHeader.take(response.headers)
    const keeping = cachePolicyOf(response)
    if (startedIn === generation && keeping !== 'keep' && response.status < 500) forget(key)
    if (keeping === 'personal') return discard(response)
    const seconds = failed ? INCOMPLETE_SECONDS : maxAgeSeconds
    const expiresAt = startedAt + seconds * 1000
    const usableUntil = failed ? expiresAt : expiresAt + STALE_MS
    const page = await pageOf(key, response, { expiresAt, usableUntil })
    // A page that lacks what the database did not give does not take the place of a whole one.
    if (failed === 'database' && store.peek(key)) throw new IncompleteError()
    if (keeping === 'keep' && startedIn === generation) store.put(page, now())
    return page
  }

  /** Renders a page, together with whoever else asks for it, and remembers whether that failed. */
  async function refresh(key: string, request?: IncomingMessage): Promise<Page | null> {
    try {
      const page = await renderings.run(key, () => renderPage(key, request))
      if (page?.status === 503) failures.note(key, now())
      else failures.delete(key)
      return page
    } catch (error) {
      failures.note(key, now())
      throw error
    }
  }

  /** Unless a visitor's wait, or the end of its room, came before its turn. */
  async function refreshExpired(key: string) {
    const page = store.peek(key)
    if (page && page.expiresAt <= now() && !isAway()) await refresh(key)
  }

  /** @returns the page, or the stored one in its place when it cannot be rendered now */
  async function pageFor(key: string, request: IncomingMessage): Promise<Page | null> {
    const page = await refresh(key, request).catch(
      (error: unknown) => storedPage(key) ?? Promise.reject(error),
    )
    return page?.status === 503 ? (storedPage(key) ?? page) : page
  }

  function storedPage(key: string): Page | undefined {
    const page = store.peek(key)
    if (page) counts.stale++
    return page
  }

  function sendStale(request: IncomingMessage, response: ServerResponse, page: Page) {
    counts.stale++
    answer.send(request, response, page)
    if (isAway() || !failures.mayRetry(page.key, now())) return
    failures.note(page.key, now())
    void refresh(page.key).catch(() => undefined)
  }

  const isLate = ({ expiresAt }: Page, nowMs: number) =>
    nowMs - expiresAt < LATE_MS && renderings.size >= MANY_RENDERINGS

  function sendLate(request: IncomingMessage, response: ServerResponse, page: Page) {
    counts.stale++
    answer.send(request, response, page)
    late.ask(page.key)
  }

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request
    const key = method === 'GET' || method === 'HEAD' ? keyOf(url) : null
    if (key === null) return next(request, response)
    const nowMs = now()
    const kept = keptPage(key, nowMs)
    if (kept !== undefined && nowMs < kept.expiresAt) {
      counts.hits++
      return answer.send(request, response, kept)
    }
    if (kept !== undefined && (isAway() || failures.has(key))) return sendStale(request, response, kept)
    if (kept !== undefined && isLate(kept, nowMs)) return sendLate(request, response, kept)
    counts.misses++
    onWait?.(request)
    pageFor(key, request).then(
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
      expire(STALE_AFTER_CHANGE_MS)
    },
    renew: () => expire(STALE_MS),
    stats: () => ({
      pages: store.pages,
      bytes: store.bytes,
      evictions: store.evictions,
      rendering: renderings.size,
      ...counts,
    }),
  }
}

/** A page that lacks a part while a whole one is stored. */
class IncompleteError extends Error {
  override name = 'IncompleteError'
}

async function discard(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
