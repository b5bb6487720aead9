import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles } from 'pmtiles'
import type { Storage, StoredFile } from '~/platform/storage/storage'

/** An archive that is being read. @property size - in bytes */
export type OpenArchive = {
  size: number
  /** Fewer bytes where the archive ends before. */
  read(offset: number, length: number): Promise<Buffer>
}

/** An archive of the disk, for as long as `use` takes. */
export async function withArchive<Answer>(
  file: string,
  use: (archive: OpenArchive) => Promise<Answer>,
): Promise<Answer> {
  const handle = await open(file)
  try {
    const read = (offset: number, length: number) => readPart(handle, offset, length)
    return await use({ size: (await handle.stat()).size, read })
  } finally {
    await handle.close()
  }
}

async function readPart(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

/** The archive of the site. */
export const storedArchive = (
  storage: Storage,
  { key, bytes }: Pick<StoredFile, 'key' | 'bytes'>,
): OpenArchive => ({
  size: bytes,
  async read(offset, length) {
    if (offset >= bytes) return Buffer.alloc(0)
    const part = await storage.read(key, { start: offset, end: Math.min(offset + length, bytes) - 1 })
    return part ?? Promise.reject(new Error('it is gone'))
  },
})

/** Its directories and tiles. */
export const tilesOf = ({ read }: OpenArchive): PMTiles =>
  new PMTiles({
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({ data: new Uint8Array(await read(offset, length)).buffer }),
  })
