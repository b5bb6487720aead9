import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, rmSync, write } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** The bytes of a feed, of which a few are in memory at a time: a large one has hundreds of megabytes. */
export type FeedText = {
  size: number
  /** @throws {RangeError} when there are fewer bytes by now */
  slice(start: number, end: number): Uint8Array
  close(): void
}

export const textOfBytes = (bytes: Uint8Array): FeedText => ({
  size: bytes.length,
  slice: (start, end) => bytes.subarray(start, end),
  close() {},
})

/** A file that can be read again and again. @throws the error of the file system */
export const textOfFile = (file: string): FeedText => textOfHandle(openSync(file, 'r'))

function textOfHandle(handle: number): FeedText {
  return {
    size: fstatSync(handle).size,
    slice: (start, end) => {
      const bytes = Buffer.allocUnsafe(end - start)
      for (let at = 0; at < bytes.length; ) {
        const read = readSync(handle, bytes, at, bytes.length - at, start + at)
        if (read === 0) throw new RangeError('the file is shorter than it was')
        at += read
      }
      return bytes
    },
    close: () => closeSync(handle),
  }
}

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Keeps bytes that can be read only once in a file without a name: it is gone with this process, however that ends.
 * @throws what the source throws
 */
export async function spool(source: Source, folder = tmpdir()): Promise<FeedText> {
  const file = path.join(folder, `pignon-feed-${randomUUID()}`)
  const handle = openSync(file, 'wx+', 0o600)
  rmSync(file)
  try {
    for await (const part of source)
      for (let at = 0; at < part.length; ) at += (await writeTo(handle, part, at)).bytesWritten
    return textOfHandle(handle)
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

const writeTo = promisify(write)
