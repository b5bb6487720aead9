import path from 'node:path'

/** Where the feed came from, so that paths in it can be found again. */
export type FeedPlace = {
  /** For a feed that was a file: its folder, relative to the product's when below it. */
  folder: string | null
  /** For a feed that was fetched: its address, without secrets. */
  address: string | null
}

/** @param productFolder - absolute */
export function placeOfFile(file: string, productFolder: string): FeedPlace {
  const folder = path.dirname(path.resolve(productFolder, file))
  const below = path.relative(productFolder, folder)
  const inside = below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below)
  return { folder: inside ? below.replaceAll(path.sep, '/') || '.' : folder, address: null }
}

export const placeOfAddress = (address: string): FeedPlace => ({
  folder: null,
  address: withoutSecrets(address),
})

/** A file of the feed: an address as it is; a path with its folder, or completed by the feed's own address. */
export function locate(url: string, place: FeedPlace): { url: string; folder: string | null } {
  if (/^https:\/\//i.test(url)) return { url, folder: null }
  if (place.address) return { url: new URL(url, place.address).href, folder: null }
  return { url, folder: place.folder }
}

/** How reports name a source: a file relative to the product when below it, an address without secrets. */
export function sourceName(source: string, productFolder: string): string {
  if (isAddress(source)) return withoutSecrets(source)
  const { folder } = placeOfFile(source, productFolder)
  return path.posix.join(folder ?? '', path.basename(source))
}

export const isAddress = (source: string) => /^https?:\/\//i.test(source)

/** Without name, password and query, which may hold a key. */
function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return 'an address that cannot be read'
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
