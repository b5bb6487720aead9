import type { Locale } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import { slugOf } from '~/kernel/slug'
import type { PictureFormat, PictureRatio, PictureWidth, Size } from './picture-size'
import { fittedSize, heightFor, offeredWidths } from './picture-size'

/** The data that an address needs. */
export type PictureAddress = {
  id: number | string
  /** In the page's language; the address contains only its slug. */
  name: string
  /** From `pictureVersion()`: changes with the picture, so that an address can be cached for ever. */
  version: string
  /** Asset host, such as `https://media.agency.example`; missing: the site itself. */
  base?: string
}

/** A picture as pages show it: width and height are the original's, in pixels. */
export type PictureSource = PictureAddress &
  Size & {
    alt: string
    /** Language of `alt`, if it is not the page's. */
    lang?: Locale
  }

/** Cached, because a page uses each slug in seven addresses. */
const nameInAddress = memo((name) => slugOf(name, 40) || 'picture')

/**
 * Builds the canonical address of a picture in one size and format; `parsePictureRequest` accepts every one.
 * The name ends in `-{version}.webp` for every format, because early AVIF requests get WebP too.
 * @example pictureUrl(picture, { width: 400, ratio: '4:3' })
 * // '/media/4711/living-room-3f9a1c2b.webp?width=400&height=300'
 */
export const pictureUrl = (picture: PictureAddress, asked: PictureOptions): string =>
  fileOf(picture) + queryOf(asked)

const fileOf = ({ id, name, version, base = '' }: PictureAddress): string =>
  `${base.replace(/\/+$/, '')}/media/${id}/${nameInAddress(name)}-${version}.webp`

type PictureOptions = { width: PictureWidth; ratio?: PictureRatio; format?: PictureFormat }

function queryOf({ width, ratio, format = 'webp' }: PictureOptions): string {
  const height = ratio ? `&height=${heightFor(width, ratio)}` : ''
  return `?width=${width}${height}${format === 'webp' ? '' : `&format=${format}`}`
}

type SrcSetOptions = { widths: readonly PictureWidth[]; ratio?: PictureRatio }

/** A `srcset` of the offered widths, each with its real width in pixels. */
export const srcSet = (picture: PictureAddress & Size, shown: SrcSetOptions): string =>
  pictureSet(picture, shown).webp

/**
 * Attributes of a `<picture>`: a `srcset` per format, and the largest offered address with its real size for `src`,
 * `width` and `height` of the `<img>`, so that the browser reserves the space.
 */
export function pictureSet(
  picture: PictureAddress & Size,
  { widths, ratio }: SrcSetOptions,
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
