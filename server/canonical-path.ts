/**
 * Returns the canonical form of a path: every segment encoded as little as URLs allow (RFC 3986, 3.3), no empty and no
 * dot segments. All decisions by path use this form, because routers decode what they match.
 * @param path - of a request line, without its query
 * @returns undefined if it cannot be a path of ours: no path, broken encoding, an encoded slash, backslash or control
 * character
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const segments: string[] = []
  for (const written of path.split('/')) {
    const segment = decoded(written)
    if (segment === undefined || /[/\\\p{Cc}]/u.test(segment)) return undefined
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(encoded(segment))
  }
  const isFolder = /\/(?:\.|%2e){0,2}$/i.test(path)
  return segments.length > 0 && !isFolder
    ? `/${segments.join('/')}`
    : `/${segments.join('/')}/`.replace('//', '/')
}

function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return text.isWellFormed() ? text : undefined
  } catch {
    return undefined
  }
}

/** Characters that need no encoding in a segment, beside those that `encodeURIComponent` leaves alone. */
const plain = /%(?:40|3A|24|26|2B|2C|3B|3D)/g

const encoded = (segment: string) => encodeURIComponent(segment).replace(plain, decodeURIComponent)
