import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Feed = { properties: { Price: number }[] }

/**
 * Writes a copy of a feed with all prices changed, so that an import has to write every listing.
 * @param step - added to each price, in thousands of euros; distinct per copy
 */
export function writeChangedFeed(file: string, step: number): string {
  const feed: Feed = JSON.parse(readFileSync(file, 'utf8'))
  const properties = feed.properties.map((listing) => ({ ...listing, Price: listing.Price + step * 1000 }))
  const changed = path.join(path.dirname(file), `changed-${step}.json`)
  writeFileSync(changed, JSON.stringify({ ...feed, properties }))
  return changed
}
