import { LRUCache } from 'lru-cache'
import { type Page, weightOf } from './page.ts'

export interface PageStore {
  get(key: string): Page | undefined
  put(page: Page): void
  /** The page has got another encoding: weighs it again, if it is still kept. */
  weighAgain(page: Page): void
  delete(page: Page): void
  clear(): void
  readonly pages: number
  readonly bytes: number
  readonly evictions: number
}

/**
 * Keeps the pages used last, as many as fit.
 * @param maxBytes - bound of the sum over all pages and encodings; a page larger than that is not kept
 */
export function createPageStore(maxBytes: number): PageStore {
  let evictions = 0
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: weightOf,
    dispose: (_page, _key, reason) => {
      if (reason === 'evict') evictions++
    },
  })
  const isKept = (page: Page) => kept.peek(page.key) === page

  return {
    get: (key) => kept.get(key),
    put: (page) => void kept.set(page.key, page),
    weighAgain(page) {
      if (!isKept(page)) return
      // The cache weighs a value when it comes, and not when it is replaced by itself.
      kept.delete(page.key)
      kept.set(page.key, page)
    },
    delete(page) {
      if (isKept(page)) kept.delete(page.key)
    },
    clear: () => kept.clear(),
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
