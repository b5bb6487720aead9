import { archiveFolder, archiveName, archivePath } from '~/features/map/public.server'
import type { Storage } from '~/platform/storage/storage'
import { fileIn, rangeOf, streamFile } from './stream-file'

/** More than any directory or tile: an archive is read in parts, and never sent whole. */
const mostBytes = 2 ** 21

/** Sends a range of the map file. */
export async function mapFile(request: Request, storage: Storage): Promise<Response> {
  const name = new URL(request.url).pathname.slice(archivePath.length)
  const file = archiveName.test(name) ? await storage.find(archiveFolder + name) : undefined
  if (!file) return new Response('404 Not Found', { status: 404 })
  const etag = `"${name.slice(0, 32)}"`
  if (request.method === 'GET' && !isSmallRange(request.headers.get('range'), file.bytes))
    return new Response('416 Ask for a range of at most 2 MiB', {
      status: 416,
      headers: { 'content-range': `bytes */${file.bytes}`, 'accept-ranges': 'bytes' },
    })
  return await streamFile(request, fileIn(storage, file), {
    'content-type': 'application/vnd.pmtiles',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  })
}

function isSmallRange(header: string | null, size: number): boolean {
  const range = rangeOf(header, size)
  return range !== undefined && range !== 'unsatisfiable' && range.end - range.start < mostBytes
}
