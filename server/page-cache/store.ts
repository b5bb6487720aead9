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
  // A Map iterates in the order of insertion: the first entry is the one that was not used for longest.
  const kept = new Map<string, { page: Page; bytes: number }>()
  let newest: Page | undefined
  let bytes = 0
  let evictions = 0

  function remove(key: string) {
    const entry = kept.get(key)
    if (entry === undefined) return
    kept.delete(key)
    bytes -= entry.bytes
  }

  function insert(page: Page) {
    const weight = weightOf(page)
    if (weight > maxBytes) return
    kept.set(page.key, { page, bytes: weight })
    newest = page
    bytes += weight
    while (bytes > maxBytes) {
      const oldest = kept.keys().next()
      if (oldest.done) return
      remove(oldest.value)
      evictions++
    }
  }

  return {
    get(key) {
      const entry = kept.get(key)
      if (entry === undefined) return undefined
      if (entry.page !== newest) {
        kept.delete(key)
        kept.set(key, entry)
        newest = entry.page
      }
      return entry.page
    },
    put(page) {
      remove(page.key)
      insert(page)
    },
    weighAgain(page) {
      if (kept.get(page.key)?.page !== page) return
      remove(page.key)
      insert(page)
    },
    delete(page) {
      if (kept.get(page.key)?.page === page) remove(page.key)
    },
    clear() {
      kept.clear()
      newest = undefined
      bytes = 0
    },
    get pages() {
      return kept.size
    },
    get bytes() {
      return bytes
    },
    get evictions() {
      return evictions
    },
  }
}
