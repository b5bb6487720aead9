import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SearchIndex, SearchIndexFile } from './search-index'

/** Limit in bytes after gzip, above which the box queries the server instead (H1). */
const largestFile = 50_000

/** Of more, the numbers alone are larger: writing them all only to see that would hold other visitors up. */
const mostListings = 20_000

const compressed = promisify(gzip)

/**
 * The index for the box, as JSON: all of it, or as much as fits. Listings are left out first, because they are the
 * largest part and only found by ID; then municipalities.
 */
export async function indexFile(index: SearchIndex): Promise<string> {
  const candidates: SearchIndexFile[] = [
    ...(index.listings.length <= mostListings ? [{ remote: false, ...index }] : []),
    { ...index, remote: true, listings: [] },
  ]
  for (const candidate of candidates) {
    const file = JSON.stringify(candidate)
    if ((await compressed(file)).length <= largestFile) return file
  }
  return JSON.stringify({
    types: index.types,
    remote: true,
    cities: [],
    listings: [],
  } satisfies SearchIndexFile)
}
