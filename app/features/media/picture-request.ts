import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths, ratioOf } from './picture-size'

/** A picture in one size and format: everything that decides its bytes, apart from the original. */
export type PictureVariant = { width: PictureWidth; height?: number; format: PictureFormat }

/** A valid request; `version` is the address's claim, the original may be newer. */
export type PictureRequest = PictureVariant & { id: string; name: string; version?: string }

const idForm = '[A-Za-z0-9_-]{1,64}'
const pathForm = new RegExp(`^/media/(${idForm})/([^/]{1,200})$`)
const versionForm = /-([0-9a-f]{8})\.webp$/
const known = new Set(['width', 'height', 'format'])

/** Tells whether an id is safe in addresses and file names: it has neither dots nor separators. */
export const isPictureId = (id: string): boolean => new RegExp(`^${idForm}$`).test(id)

/**
 * Parses `/media/{id}/{name}?width=&height=&format=`. Accepts only addresses that pages produce, in one spelling, so
 * that nobody can fill the disk with useless variants: an allowed width without sign or leading zero, a height only of
 * a fixed ratio, no unknown and no repeated parameter. The name is not checked: a CDN stores the same picture once per
 * invented name.
 * @returns the request, or the reason to reject it (for developers, sent with 400)
 */
export function parsePictureRequest(url: URL): PictureRequest | { refused: string } {
  const path = pathForm.exec(url.pathname)
  if (!path?.[1] || !path[2]) return { refused: 'the path must be /media/{id}/{name}' }
  const keys = [...url.searchParams.keys()]
  const strange = keys.find((key, index) => !known.has(key) || keys.indexOf(key) !== index)
  if (strange !== undefined) return { refused: 'unknown or repeated parameter' }
  const variant = variantOf(url.searchParams)
  if ('refused' in variant) return variant
  return { id: path[1], name: path[2], version: versionForm.exec(path[2])?.[1], ...variant }
}

function variantOf(query: URLSearchParams): PictureVariant | { refused: string } {
  const width = pictureWidths.find((allowed) => String(allowed) === query.get('width'))
  if (!width) return { refused: `width must be one of ${pictureWidths.join(', ')}` }
  const format = pictureFormats.find((allowed) => allowed === (query.get('format') ?? 'webp'))
  if (!format) return { refused: `format must be one of ${pictureFormats.join(', ')}` }
  const text = query.get('height')
  const height = text === null ? undefined : Number(text)
  if (height !== undefined && (String(height) !== text || !ratioOf(width, height))) {
    return { refused: 'height must be that of 4:3, 3:2, 16:9 or 1.91:1' }
  }
  return { width, height, format }
}
