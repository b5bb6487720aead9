import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Feed = { properties: { Price: number }[] }

/**
 * A copy of a feed beside it in which every price is another, so that an import has every listing to write.
 * @param step - what is added, in thousands of euros; another for each copy
 */
export function writeChangedFeed(file: string, step: number): string {
  const feed: Feed = JSON.parse(readFileSync(file, 'utf8'))
  const properties = feed.properties.map((listing) => ({ ...listing, Price: listing.Price + step * 1000 }))
  const changed = path.join(path.dirname(file), `changed-${step}.json`)
  writeFileSync(changed, JSON.stringify({ ...feed, properties }))
  return changed
}
