import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SearchIndex, SearchIndexFile } from './search-index'

/** Bytes after gzip, above which the box asks the server instead of loading everything (H1). */
const largestFile = 50_000

const compressed = promisify(gzip)

/**
 * What the box loads, as JSON: everything, or else as much as fits. Listings are most of it and only asked
 * for by ID, so they stay behind first, then municipalities.
 */
export async function indexFile(index: SearchIndex): Promise<string> {
  const candidates: SearchIndexFile[] = [
    { remote: false, ...index },
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
