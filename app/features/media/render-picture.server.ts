import sharp, { type Sharp } from 'sharp'
import type { PictureVariant } from './picture-request'
import { fittedSize, type PictureFormat, type Size } from './picture-size'

// One core per picture: the queue limits concurrency. No original is rendered twice in a row, so libvips's own cache
// would only hold memory and open files.
sharp.concurrency(1)
sharp.cache(false)

/** Part of each rendered file's name; raise it when the settings below change the output. */
export const renderRecipe = 2

/** In pixels: wider pictures are viewed full screen and keep more fine detail. */
const widestInPages = 800

/**
 * Efforts are chosen for the first visitor: at 1,360 pixels WebP takes 80 ms with effort 2 and 150 ms with the
 * usual 4, for 4% more bytes; AVIF takes 560 ms with effort 2 and is a quarter smaller than WebP.
 */
const encode: Record<PictureFormat, (picture: Sharp, width: number) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 76, effort: 2 }),
  avif: (picture, width) => picture.avif({ quality: width > widestInPages ? 55 : 50, effort: 2 }),
  png: (picture) => picture.png(),
}

/** Supported formats by their magic bytes. No other decoder, least of all SVG's, gets untrusted bytes. */
const marks: Record<string, [offset: number, mark: string]> = {
  jpeg: [0, '\xff\xd8\xff'],
  png: [0, '\x89PNG\r\n\x1a\n'],
  webp: [8, 'WEBP'],
  gif: [0, 'GIF8'],
  heif: [4, 'ftypavif'],
}

/** Decoding AVIF takes some 18 bytes a pixel, four times as many as any other format, and 800 bytes can hold 30 million. */
const pixelWeight: Record<string, number> = { heif: 4 }

/** The most pixels of a picture in a format, where one of light formats may have `maxPixels`. */
export const mostPixelsOf = (format: string, maxPixels: number): number =>
  maxPixels / (pixelWeight[format] ?? 1)

/**
 * Returns the upright size in pixels of a supported picture: JPEG, PNG, WebP, AVIF, or the first image of a GIF. Its
 * content decides the format, not its name or media type.
 * @throws {Error} for anything else, and above `maxPixels`, of AVIF a quarter of them
 */
export async function readableSize(original: Buffer | string, maxPixels: number): Promise<Size> {
  if (typeof original !== 'string') checkMark(original)
  const { format, autoOrient } = await sharp(original, { limitInputPixels: maxPixels }).metadata()
  if (!Object.hasOwn(marks, format)) throw new Error(`a picture of kind ${format} is not read`)
  const { width, height } = autoOrient
  if (!(width * height > 0 && width * height <= mostPixelsOf(format, maxPixels)))
    throw new Error(`${width} × ${height} is not read`)
  return { width, height }
}

function checkMark(bytes: Buffer) {
  if (!detectFormat(bytes)) throw new Error('not a picture we read')
}

/** Detects the format by the first bytes; undefined if it is not supported. */
export function detectFormat(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 16)
  return Object.keys(marks).find((kind) => {
    const [offset, mark] = marks[kind] ?? [0, ' ']
    return start.startsWith(mark, offset)
  })
}

/** The media type of a supported picture, by its first bytes; undefined for anything else. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const format = detectFormat(bytes)
  return format && `image/${format === 'heif' ? 'avif' : format}`
}

/**
 * Renders an original in one size and format: upright, in sRGB, without metadata (which can contain the location and
 * the camera), cropped from the centre, never enlarged.
 * @param original - path of a stored original, or its bytes
 * @throws {Error} if it cannot be decoded
 */
export async function renderPicture(
  original: string | Buffer,
  { width, height, format }: PictureVariant,
  maxPixels: number,
): Promise<Buffer> {
  const size = fittedSize(await readableSize(original, maxPixels), { width, height })
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ ...size, fit: 'cover', withoutEnlargement: true })
    .toColourspace('srgb')
  return encode[format](picture, size.width).toBuffer()
}
