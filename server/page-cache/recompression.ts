import { compressBest } from './compression.ts'
import { createKeyQueue } from './key-queue.ts'
import { bodyOf } from './page.ts'
import type { PageStore } from './store.ts'

/** From this answer on a page has shown that it is worth the time of brotli 11. */
export const HITS_BEFORE_BEST = 3

/** Makes the smallest brotli of pages that are asked for often, one at a time. A page that could not be made smaller stays as it is. */
export function createRecompression(store: PageStore) {
  async function recompress(key: string) {
    const page = store.get(key)
    if (page === undefined) return
    const bytes = await compressBest(page.identity)
    page.bodies.br = bodyOf(page.sharedHeaders, bytes, 'br')
    store.weighAgain(page)
  }

  return createKeyQueue(recompress, 1)
}
