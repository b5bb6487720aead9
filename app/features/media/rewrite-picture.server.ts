import { open } from 'node:fs/promises'
import sharp, { type FormatEnum } from 'sharp'
import { detectFormat, readableSize } from './render-picture.server'

/** A scanned A3 plan at 600 dots an inch has 70 million. */
const mostPixels = 80_000_000
/** Fine lines and small print of plans and certificates stay readable. */
const quality = 90

/** Photographs and scans that no decoder here reads: TIFF and the raw files built on it, HEIC, JPEG XL, JPEG 2000. */
const unreadKinds = /^(?:II\*\0|MM\0\*|[\s\S]{4}ftyp(?:hei|hev|mif|msf)|[\s\S]{4}JXL |\xff\n|[\s\S]{4}jP {2})/

export type PictureKind = 'readable' | 'unreadable' | 'none'

/** Whether a file is a picture, by its first bytes. */
export async function pictureKindOf(file: string): Promise<PictureKind> {
  const head = await headOf(file)
  if (detectFormat(head)) return 'readable'
  return unreadKinds.test(head.toString('latin1')) ? 'unreadable' : 'none'
}

/**
 * The same picture in its own format and size, upright and without metadata, which can contain the location (S-20).
 * @throws {Error} when it cannot be decoded, or is too large
 */
export async function rewritePicture(file: string): Promise<Buffer> {
  const kind = detectFormat(await headOf(file)) ?? ''
  await readableSize(file, mostPixels)
  const format = (kind === 'heif' ? 'avif' : kind) as keyof FormatEnum
  return await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
    .toFormat(format, format === 'png' || format === 'gif' ? {} : { quality })
    .toBuffer()
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
