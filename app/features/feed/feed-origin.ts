import path from 'node:path'

/** The feed's origin, from which its relative paths are resolved. */
export type FeedOrigin = {
  /** For a feed file: its folder, relative to the product's if it is inside it. */
  folder: string | null
  /** For a downloaded feed: its address, without secrets. */
  address: string | null
  /** Its address has a login or a query, which may be a key: what lies beside it is asked for without. */
  isPrivate?: boolean
}

/** @param productFolder - absolute */
export function originOfFile(file: string, productFolder: string): FeedOrigin {
  const folder = path.dirname(path.resolve(productFolder, file))
  const below = path.relative(productFolder, folder)
  const inside = below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below)
  return { folder: inside ? below.replaceAll(path.sep, '/') || '.' : folder, address: null }
}

export const originOfUrl = (address: string): FeedOrigin => ({
  folder: null,
  address: withoutSecrets(address),
  ...(hasSecrets(address) && { isPrivate: true }),
})

/** Tells whether a file of the feed is named by a path beside it. */
export const isPathBeside = (url: string): boolean => !/^https:\/\//i.test(url)

/** Resolves a file of the feed: addresses stay, paths are joined to its folder or address. */
export function locate(url: string, place: FeedOrigin): { url: string; folder: string | null } {
  if (!isPathBeside(url)) return { url, folder: null }
  if (place.address) return { url: new URL(url, place.address).href, folder: null }
  return { url, folder: place.folder }
}

/** The source's name in reports: files relative to the product if inside it, addresses without secrets. */
export function sourceName(source: string, productFolder: string): string {
  if (isAddress(source)) return withoutSecrets(source)
  const { folder } = originOfFile(source, productFolder)
  return path.posix.join(folder ?? '', path.basename(source))
}

export const isAddress = (source: string) => /^https?:\/\//i.test(source)

function hasSecrets(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, search } = new URL(address)
  return Boolean(username || password || search)
}

/** Removes user name, password and query, which may contain a key. */
function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return 'an address that cannot be read'
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
