import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles, type Source } from 'pmtiles'

/** An archive of the disk, for as long as `use` takes. */
export async function withArchive<Answer>(
  file: string,
  use: (archive: PMTiles, size: number) => Promise<Answer>,
): Promise<Answer> {
  const handle = await open(file)
  try {
    return await use(new PMTiles(sourceOf(file, handle)), (await handle.stat()).size)
  } finally {
    await handle.close()
  }
}

function sourceOf(file: string, handle: FileHandle): Source {
  return {
    getKey: () => file,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await handle.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    },
  }
}
