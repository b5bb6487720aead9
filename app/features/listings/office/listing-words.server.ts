import { setImmediate as nextTurn } from 'node:timers/promises'
import { plainLetters } from '~/kernel/plain-letters'
import { contentVersion, listingsChangedSince } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { maintained } from '~/platform/maintained.server'
import { findWordsAfter, findWordsByIds, type ListingWordsRow } from './listing-words.repo.server'

/** Rows read at once: folding their words takes some milliseconds. */
const rowsAtOnce = 400

type ListingText = {
  /** Its words in plain letters, each after a space. */
  text: string
  isWithdrawn: boolean
}
type ListingWords = { version: number; byId: Map<number, ListingText> }

/**
 * The words of every listing for the search of the office, in memory: an address and a town in four languages stand in
 * two tables, and no index of the database holds both. Read at the first search, refreshed for every content version.
 */
const listingWordsOf = maintained<ListingWords>({ load, refresh })

async function load(db: Db): Promise<ListingWords> {
  const words: ListingWords = { version: await contentVersion(db), byId: new Map() }
  for (let after = 0, isLast = false; !isLast; await nextTurn()) {
    const rows = await findWordsAfter(db, after, rowsAtOnce)
    isLast = rows.length < rowsAtOnce
    after = rows.at(-1)?.id ?? after
    keep(words, rows)
  }
  return words
}

async function refresh(db: Db, words: ListingWords): Promise<ListingWords> {
  const changed = await listingsChangedSince(db, words.version)
  if (!changed) return await load(db)
  for (let at = 0; at < changed.ids.length; at += rowsAtOnce) {
    const ids = changed.ids.slice(at, at + rowsAtOnce)
    const rows = await findWordsByIds(db, ids)
    for (const id of ids) words.byId.delete(id)
    keep(words, rows)
    await nextTurn()
  }
  words.version = changed.version
  return words
}

function keep({ byId }: ListingWords, rows: ListingWordsRow[]) {
  for (const { id, isWithdrawn, words } of rows) {
    const plain = plainLetters(words).split(/[^\p{L}\p{N}]+/u)
    byId.set(id, { text: ` ${[...new Set(plain)].join(' ')}`, isWithdrawn })
  }
}

/**
 * The listings in which each word begins some word: those of the site before withdrawn ones, newest first.
 * @param number - of the listing that comes before all
 */
export async function findListingIds(
  db: Db,
  words: string[],
  number: number | undefined,
  most: number,
): Promise<number[]> {
  const { byId } = await listingWordsOf(db)
  const beginnings = words.map((word) => ` ${word}`)
  const found: [id: number, rank: number][] = []
  for (const [id, { text, isWithdrawn }] of byId) {
    const isExact = id === number
    if (isExact || beginnings.every((beginning) => text.includes(beginning)))
      found.push([id, isExact ? 0 : isWithdrawn ? 2 : 1])
  }
  return found
    .sort(([a, rankOfA], [b, rankOfB]) => rankOfA - rankOfB || b - a)
    .slice(0, most)
    .map(([id]) => id)
}
