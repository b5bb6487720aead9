import sharp, { type Sharp } from 'sharp'
import type { PictureVariant } from './picture-request'
import { fittedSize, type PictureFormat, type Size } from './picture-size'

// One core for each picture: the queue decides how many are rendered at once. Nothing is rendered twice from one
// original in a row, so libvips's own cache would only hold memory and open files.
sharp.concurrency(1)
sharp.cache(false)

/** Goes into the name of each rendered file; raise it when the settings below change what comes out. */
export const renderRecipe = 2

/** In pixels: wider ones are looked at one by one and keep more of what is fine in them. */
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

/** Kinds we read: where their mark stands, and what it is. No other decoder, SVG's above all, sees a stranger's bytes. */
const marks: Record<string, [offset: number, mark: string]> = {
  jpeg: [0, '\xff\xd8\xff'],
  png: [0, '\x89PNG\r\n\x1a\n'],
  webp: [8, 'WEBP'],
  gif: [0, 'GIF8'],
  heif: [4, 'ftypavif'],
}

/**
 * Size in pixels, upright, of a picture we read: JPEG, PNG, WebP, AVIF, or the first image of a GIF. Decided by
 * its content, whatever its name or its sender says.
 * @throws {Error} for anything else, and for more than `maxPixels`
 */
export async function readableSize(original: Buffer | string, maxPixels: number): Promise<Size> {
  if (typeof original !== 'string') checkMark(original)
  const { format, autoOrient } = await sharp(original, { limitInputPixels: maxPixels }).metadata()
  if (!Object.hasOwn(marks, format)) throw new Error(`a picture of kind ${format} is not read`)
  const { width, height } = autoOrient
  if (!(width * height > 0 && width * height <= maxPixels))
    throw new Error(`${width} × ${height} is not read`)
  return { width, height }
}

function checkMark(bytes: Buffer) {
  if (!detectFormat(bytes)) throw new Error('not a picture we read')
}

/** Format by the first bytes; undefined when it is not supported. */
export function detectFormat(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 16)
  return Object.keys(marks).find((kind) => {
    const [offset, mark] = marks[kind] ?? [0, ' ']
    return start.startsWith(mark, offset)
  })
}

/**
 * Renders an original in one size and format: upright, in sRGB, without its metadata (which can hold the place
 * and the camera), cropped from the middle, never enlarged.
 * @param original - path of a kept original
 * @throws {Error} when it cannot be decoded
 */
export async function renderPicture(
  original: string,
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
