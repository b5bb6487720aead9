import { setImmediate as nextTurn } from 'node:timers/promises'
import { contentVersion, listingsChangedSince } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { maintained } from '~/platform/maintained.server'
import { spareMemory } from '~/platform/spare-memory.server'
import type { SearchedListing } from './filters/searched-listing'
import { ListingIndex } from './index/listing-index'
import { findSearchedAfter, findSearchedByIds } from './searched.repo.server'

/** Rows read at once: converting them takes some ten milliseconds. */
const rowsAtOnce = 400
/** Listings put into the orders at once. */
const putAtOnce = 5_000
/** More changed listings than these would take more memory, held until all are known, than a second index. */
const mostRefreshed = 20_000
/** From so many listings on, what is read of them would let the heap grow to several times what is kept. */
const largeSite = 50_000

/**
 * The index of all listings that are not withdrawn, read at first and refreshed for every content version: lists, their
 * counts, maps and outlets ask it, and the database only for what is shown.
 */
export const listingIndexOf = maintained<ListingIndex>({ load, refresh })

/** Read in small steps between which requests are answered; what changes meanwhile is read again by the next refresh. */
async function load(db: Db): Promise<ListingIndex> {
  const index = new ListingIndex(await contentVersion(db))
  let waiting: SearchedListing[] = []
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = await findSearchedAfter(db, after, rowsAtOnce)
    isLast = rows.length < rowsAtOnce
    after = rows.at(-1)?.id ?? after
    waiting.push(...rows)
    if (waiting.length < putAtOnce && !isLast) continue
    await index.apply(waiting)
    waiting = []
    if (index.size >= largeSite) spareMemory()
  }
  return index
}

/** Reads only the listings that changed, if that is known and they are not very many. */
async function refresh(db: Db, index: ListingIndex): Promise<ListingIndex> {
  const changed = await listingsChangedSince(db, index.version)
  if (!changed || changed.ids.length > mostRefreshed) return await load(db)
  const found: SearchedListing[] = []
  for (let at = 0; at < changed.ids.length; at += rowsAtOnce) {
    found.push(...(await findSearchedByIds(db, changed.ids.slice(at, at + rowsAtOnce))))
    await nextTurn()
  }
  const there = new Set(found.map(({ id }) => id))
  const removedIds = changed.ids.filter((id) => !there.has(id))
  if (changed.ids.length > 0) await index.apply(found, removedIds)
  index.forgetSelected()
  index.version = changed.version
  return index
}
