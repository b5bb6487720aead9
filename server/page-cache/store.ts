import { LRUCache } from 'lru-cache'
import { type Page, weightOf } from './page.ts'
import { createPopularity } from './popularity.ts'

export interface PageStore {
  get(key: string): Page | undefined
  /** The page, without counting that it was asked for. */
  peek(key: string): Page | undefined
  /** @param now - milliseconds since 1970 */
  put(page: Page, now: number): void
  /** The page has got another encoding: weighs it again, if it is still kept. */
  weighAgain(page: Page): void
  delete(page: Page): void
  /** No page is fresh after `now`, and none stands in after `usableUntil`; both in milliseconds since 1970. */
  expire(now: number, usableUntil: number): void
  readonly pages: number
  readonly bytes: number
  readonly evictions: number
}

/** A cached page, and how often it was asked for. */
type CacheEntry = { page: Page; uses: number; age: number }

/**
 * Keeps the pages used last, as many as fit. When there is no room, a page is kept only if it is asked for more often
 * than those that would make room for it: whoever asks for thousands of odd addresses pushes no other page out.
 * @param maxBytes - bound of the sum over all pages and encodings; a page larger than that is not kept
 */
export function createPageStore(maxBytes: number): PageStore {
  let evictions = 0
  const asked = createPopularity()
  const kept = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => weightOf(page),
    dispose: (_page, _key, reason) => {
      if (reason === 'evict') evictions++
    },
  })
  const keptOf = (page: Page) => {
    const one = kept.peek(page.key)
    return one?.page === page ? one : undefined
  }
  const usesOf = ({ uses, age }: CacheEntry) => uses >> Math.min(31, asked.age - age)

  /** Made again, it is as popular as before. */
  function forget(one: CacheEntry) {
    asked.add(one.page.key, usesOf(one))
    kept.delete(one.page.key)
  }

  /** @returns whether there is room for a page that was asked for so often */
  function makeRoom(weight: number, times: number, now: number): boolean {
    if (weight > maxBytes) return false
    while (kept.calculatedSize + weight > maxBytes) {
      const [key] = kept.rkeys()
      const last = key === undefined ? undefined : kept.peek(key)
      if (key === undefined || last === undefined) return false
      if (last.page.expiresAt > now && usesOf(last) >= times) return false
      kept.delete(key)
      evictions++
    }
    return true
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (found === undefined) {
        asked.add(key)
        return undefined
      }
      if (found.age !== asked.age) Object.assign(found, { uses: usesOf(found), age: asked.age })
      found.uses++
      return found.page
    },
    peek: (key) => kept.peek(key)?.page,
    put(page, now) {
      const former = kept.peek(page.key)
      if (former) forget(former)
      const uses = asked.of(page.key)
      if (makeRoom(weightOf(page), uses, now)) kept.set(page.key, { page, uses, age: asked.age })
    },
    weighAgain(page) {
      const one = keptOf(page)
      if (one === undefined) return
      // The cache weighs a value when it comes, and not when it is replaced by itself.
      kept.delete(page.key)
      kept.set(page.key, one)
    },
    delete(page) {
      const one = keptOf(page)
      if (one) forget(one)
    },
    expire(now, usableUntil) {
      for (const { page } of kept.values()) {
        page.expiresAt = Math.min(page.expiresAt, now)
        page.usableUntil = Math.min(page.usableUntil, usableUntil)
      }
    },
    get pages() {
      return kept.size
    },
    get bytes() {
      return kept.calculatedSize
    },
    get evictions() {
      return evictions
    },
  }
}
