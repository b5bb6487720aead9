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
export const pictureUrl = (picture: PictureAddress, asked: Asked): string => fileOf(picture) + queryOf(asked)

const fileOf = ({ id, name, version, base = '' }: PictureAddress): string =>
  `${base.replace(/\/+$/, '')}/media/${id}/${nameInAddress(name)}-${version}.webp`

type Asked = { width: PictureWidth; ratio?: PictureRatio; format?: PictureFormat }

function queryOf({ width, ratio, format = 'webp' }: Asked): string {
  const height = ratio ? `&height=${heightFor(width, ratio)}` : ''
  return `?width=${width}${height}${format === 'webp' ? '' : `&format=${format}`}`
}

type Shown = { widths: readonly PictureWidth[]; ratio?: PictureRatio }

/** A `srcset` of the offered widths, each with the width in pixels that really arrives. */
export const srcSet = (picture: PictureAddress & Size, shown: Shown): string =>
  pictureSet(picture, shown).webp

/**
 * All that a `<picture>` says: a `srcset` in each format, and the largest offered address with the pixels it has,
 * for `src`, `width` and `height` of an `<img>`: the browser keeps the place free before the picture comes.
 */
export function pictureSet(
  picture: PictureAddress & Size,
  { widths, ratio }: Shown,
): Size & { url: string; webp: string; avif: string } {
  const file = fileOf(picture)
  const offered = offeredWidths(picture, widths, ratio).map((width) => ({
    url: file + queryOf({ width, ratio }),
    ...served(picture, width, ratio),
  }))
  const setIn = (format: string) => offered.map(({ url, width }) => `${url}${format} ${width}w`).join(', ')
  const largest = offered.at(-1) ?? { url: file, ...served(picture, 100, ratio) }
  return { ...largest, webp: setIn(''), avif: setIn('&format=avif') }
}

function served(original: Size, width: PictureWidth, ratio?: PictureRatio): Size {
  return fittedSize(original, { width, height: ratio && heightFor(width, ratio) })
}
