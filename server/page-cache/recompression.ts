import { compressBest } from './compression.ts'
import { bodyOf } from './page.ts'
import type { PageStore } from './store.ts'

/** From this answer on a page has shown that it is worth the time of brotli 11. */
export const HITS_BEFORE_BEST = 3

/**
 * Makes the smallest brotli of pages that are asked for often, one at a time.
 * The queue holds keys, not pages: what was cleared or evicted meanwhile is skipped and holds no memory.
 */
export function createRecompression(store: PageStore) {
  const waiting = new Set<string>()
  let running = false

  async function recompress(key: string) {
    const page = store.get(key)
    if (page === undefined) return
    const bytes = await compressBest(page.identity)
    page.bodies.br = bodyOf(page.sharedHeaders, bytes, 'br')
    store.weighAgain(page)
  }

  async function run() {
    running = true
    for (const key of waiting) {
      waiting.delete(key)
      // A page that could not be made smaller is still served as it is.
      await recompress(key).catch(() => undefined)
    }
    running = false
  }

  return {
    ask(key: string) {
      waiting.add(key)
      if (!running) void run()
    },
    forget: () => waiting.clear(),
  }
}
