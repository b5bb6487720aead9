import type { Locale } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import { slugOf } from '~/kernel/slug'
import type { PictureFormat, PictureRatio, PictureWidth, Size } from './picture-size'
import { fittedSize, heightFor, offeredWidths } from './picture-size'

/** What an address needs. */
export type PictureAddress = {
  id: number | string
  /** In the page's language; only its slug stands in the address. */
  name: string
  /** From `pictureVersion()`: changes when the picture does, so that an address can be kept for ever. */
  version: string
  /** Asset host, such as `https://media.agency.example`; missing: the site itself. */
  base?: string
}

/** A picture as pages know it: width and height are the original's, in pixels. */
export type PictureSource = PictureAddress &
  Size & {
    alt: string
    /** Language of `alt`, where it is not the page's. */
    lang?: Locale
  }

/** A page names each picture in seven addresses: its slug is short, and made once. */
const nameInAddress = memo((name) => slugOf(name, 40) || 'picture')

/**
 * The canonical address of a picture in one size and format; always one that `parsePictureRequest` accepts.
 * The name ends in `-{version}.webp` whatever the format, since webp is also what an early AVIF request gets.
 * @example pictureUrl(picture, { width: 400, ratio: '4:3' })
 * // '/media/4711/living-room-3f9a1c2b.webp?width=400&height=300'
 */
export function pictureUrl(
  { id, name, version, base = '' }: PictureAddress,
  { width, ratio, format = 'webp' }: { width: PictureWidth; ratio?: PictureRatio; format?: PictureFormat },
): string {
  const height = ratio ? `&height=${heightFor(width, ratio)}` : ''
  const asked = `width=${width}${height}${format === 'webp' ? '' : `&format=${format}`}`
  return `${base.replace(/\/+$/, '')}/media/${id}/${nameInAddress(name)}-${version}.webp?${asked}`
}

/** A `srcset` of the offered widths, each with the width in pixels that really arrives. */
export function srcSet(
  picture: PictureAddress & Size,
  {
    widths,
    ratio,
    format,
  }: { widths: readonly PictureWidth[]; ratio?: PictureRatio; format?: PictureFormat },
): string {
  return offeredWidths(picture, widths, ratio)
    .map(
      (width) => `${pictureUrl(picture, { width, ratio, format })} ${served(picture, width, ratio).width}w`,
    )
    .join(', ')
}

/**
 * The largest offered address and the pixels it has, for `src`, `width` and `height` of an `<img>`: the browser
 * keeps the place free before the picture comes.
 */
export function largestPicture(
  picture: PictureAddress & Size,
  { widths, ratio }: { widths: readonly PictureWidth[]; ratio?: PictureRatio },
): Size & { url: string } {
  const width = offeredWidths(picture, widths, ratio).at(-1) ?? 100
  return { url: pictureUrl(picture, { width, ratio }), ...served(picture, width, ratio) }
}

function served(original: Size, width: PictureWidth, ratio?: PictureRatio): Size {
  return fittedSize(original, { width, height: ratio && heightFor(width, ratio) })
}
