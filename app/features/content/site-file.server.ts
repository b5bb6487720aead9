import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { defaultLimits, mostPixelsOf, readableSize } from '~/features/media/public.server'
import { allTypes, mimetypeOf } from './file-types'
import type { DraftFile } from './site-draft'
import { sanitiseSvg } from './svg-drawing.server'

const largestBytes = { image: 20_000_000, video: 60_000_000 }

/**
 * Reads a file for the site. Files outside the folder, also through symbolic links, are rejected.
 * @throws {Error} with the reason
 */
export async function readSiteFile(folder: string, name: string): Promise<DraftFile> {
  const mimetype = mimetypeOf(name)
  if (!mimetype) throw new Error(`a file is of type ${allTypes}`)
  const bytes = await readInside(folder, name)
  const isVideo = mimetype.startsWith('video/')
  const most = isVideo ? largestBytes.video : largestBytes.image
  if (bytes.length > most) throw new Error(`is larger than ${most / 1_000_000} MB`)
  if (bytes.length === 0) throw new Error('is empty')
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (mimetype === 'image/svg+xml')
    return { name, hash, mimetype, bytes, drawing: sanitiseSvg(bytes.toString('utf8')) }
  return { name, hash, mimetype, bytes, ...(isVideo ? {} : await sizeOf(bytes)) }
}

/** What is imported is what the pictures of pages are made of: same formats, same bounds. */
async function sizeOf(bytes: Buffer) {
  const most = defaultLimits.originalPixels
  return await readableSize(bytes, most).catch((error: Error) => {
    const bounds = `at most ${most / 1e6} megapixels, AVIF ${mostPixelsOf('heif', most) / 1e6}`
    throw new Error(`is no picture that can be read (${error.message}; ${bounds})`)
  })
}

/**
 * Reads the bytes of a file in the folder.
 * @throws {Error} if it is elsewhere, also through a symbolic link, or unreadable
 */
export async function readInside(folder: string, name: string): Promise<Buffer> {
  const real = await realpath(path.join(folder, name))
  if (!real.startsWith((await realpath(folder)) + path.sep))
    throw new Error('lies outside of the site folder')
  return await readFile(real)
}
