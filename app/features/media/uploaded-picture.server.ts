import sharp from 'sharp'
import { detectFormat, mostPixelsOf } from './render-picture.server'
import { createWorkQueue, QueueFull } from './work-queue'

/** An uploaded picture, re-encoded: it contains no byte of the original file. Size in pixels. */
export type UploadedPicture = { bytes: Buffer; width: number; height: number }

/** Why an upload is rejected: unsupported format, broken, animated, too large; or too many are waiting. */
export type PictureProblem = 'notPicture' | 'brokenPicture' | 'movingPicture' | 'hugePicture' | 'pictureBusy'

/** Width times height. Phones take 12 to 24 million; larger pictures would need too much memory, AVIF a quarter of it. */
const mostPixels = 30_000_000
/** Longer side of the stored picture, in pixels. */
const usualSide = 1_200
/** Timeout per picture, in seconds; the largest accepted one takes one or two. */
const patience = 15

/** One at a time: a decoded picture is large, and untrusted visitors decide how many come. */
const queue = createWorkQueue({ workers: 1, waiting: { visitor: 8 } })

/**
 * Decodes an uploaded picture; its content decides the format, not its name or media type. Upright, in sRGB, at most
 * 1,200 pixels a side, without metadata (which can contain the location and the camera).
 * @param longestSide - in pixels, of a picture that is shown smaller
 */
export async function decodeUpload(
  bytes: Buffer,
  longestSide = usualSide,
): Promise<UploadedPicture | { problem: PictureProblem }> {
  const kind = detectFormat(bytes)
  if (!kind || kind === 'gif') return { problem: 'notPicture' }
  try {
    return await queue.run('visitor', () => writtenAnew(bytes, kind, longestSide))
  } catch (error) {
    return { problem: error instanceof QueueFull ? 'pictureBusy' : 'brokenPicture' }
  }
}

async function writtenAnew(
  bytes: Buffer,
  kind: string,
  longestSide: number,
): Promise<UploadedPicture | { problem: PictureProblem }> {
  // The header contains the size, so nothing is decoded to read it.
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== kind) return { problem: 'notPicture' }
  if (pages > 1) return { problem: 'movingPicture' }
  if (!(width * height > 0)) return { problem: 'brokenPicture' }
  if (width * height > mostPixelsOf(kind, mostPixels)) return { problem: 'hugePicture' }
  const { data, info } = await sharp(bytes, {
    limitInputPixels: mostPixels,
    // Warnings are no damage: telephones write JPEGs with some, which every viewer shows.
    failOn: 'error',
    sequentialRead: true,
  })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
