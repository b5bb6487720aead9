import sharp, { type FormatEnum } from 'sharp'
import { detectFormat, readableSize } from './render-picture.server'

/** A scanned A3 plan at 600 dots an inch has 70 million. */
const mostPixels = 80_000_000
/** Fine lines and small print of plans and certificates stay readable. */
const quality = 90

/** Photographs and scans that no decoder here reads: TIFF and the raw files built on it, HEIC, JPEG XL, JPEG 2000. */
const unreadKinds = /^(?:II\*\0|MM\0\*|[\s\S]{4}ftyp(?:hei|hev|mif|msf)|[\s\S]{4}JXL |\xff\n|[\s\S]{4}jP {2})/

export type PictureKind = 'readable' | 'unreadable' | 'none'

/** How many bytes of a file tell what it is. */
export const headBytes = 16

/** Whether a file is a picture, by its first bytes. */
export function pictureKindOf(head: Buffer): PictureKind {
  if (detectFormat(head)) return 'readable'
  return unreadKinds.test(head.toString('latin1')) ? 'unreadable' : 'none'
}

/**
 * @param head - its first bytes
 * @returns the same picture in its own format and size, upright and without metadata, which can contain the location (S-20).
 * @throws {Error} when it cannot be decoded, or is too large
 */
export async function rewritePicture(file: string | Buffer, head: Buffer): Promise<Buffer> {
  const kind = detectFormat(head) ?? ''
  await readableSize(file, mostPixels)
  const format = (kind === 'heif' ? 'avif' : kind) as keyof FormatEnum
  return await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
    .toFormat(format, format === 'png' || format === 'gif' ? {} : { quality })
    .toBuffer()
}
