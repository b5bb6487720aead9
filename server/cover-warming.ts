import { findCoverIds } from '~/features/listings/public.server'
import type { Services } from '~/platform/app.server'
import { contentVersion, listingsChangedSince } from '~/platform/content-version.server'
import { coalesce } from './coalesce'

type Warm = { warm(ids: readonly (number | string)[]): Promise<{ missing: readonly (number | string)[] }> }

/** Originals that could not be had, tried again at the next change; a feed with more of them has another trouble. */
const mostTriedAgain = 500

/**
 * Renders the pictures of the cards in advance (I4): first those of all listings, then only those of the listings that
 * changed since, because looking for the files of a hundred thousand takes a minute of the processor.
 */
export function createCoverWarming({ db, log }: Pick<Services, 'db' | 'log'>, pictures: Warm): () => void {
  let warmed: number | undefined
  let missing: readonly (number | string)[] = []

  async function warm() {
    const changed = warmed === undefined ? undefined : await listingsChangedSince(db, warmed)
    // Read before the pictures: what changes meanwhile belongs to the next time.
    const version = changed?.version ?? (await contentVersion(db))
    const ids = await findCoverIds(db, changed?.ids)
    const again = changed ? missing : []
    const { missing: found } = await pictures.warm([...new Set([...ids, ...again])])
    missing = found.slice(0, mostTriedAgain)
    warmed = version
  }

  return coalesce(() =>
    warm().catch((error) => log.warn({ err: error }, 'pictures could not be made in advance')),
  )
}
