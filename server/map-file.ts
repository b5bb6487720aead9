import { stat } from 'node:fs/promises'
import path from 'node:path'
import { archiveFolder, archivePath } from '~/features/map/public.server'
import { rangeOf, streamFile } from './stream-file'

/** Names are content hashes, so no other file is reachable, and an address never changes its meaning. */
const nameForm = /^[0-9a-f]{32}\.pmtiles$/

/** More than any directory or tile: an archive is read in parts, and never sent whole. */
const mostBytes = 2 ** 21

/** Sends a range of the map file. */
export async function mapFile(request: Request, dataDir: string): Promise<Response> {
  const name = new URL(request.url).pathname.slice(archivePath.length)
  const file = path.join(archiveFolder(dataDir), name)
  const size = nameForm.test(name) ? (await stat(file).catch(() => undefined))?.size : undefined
  if (size === undefined) return new Response('404 Not Found', { status: 404 })
  const etag = `"${name.slice(0, 32)}"`
  if (request.method === 'GET' && !isSmallRange(request.headers.get('range'), size))
    return new Response('416 Ask for a range of at most 2 MiB', {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    })
  return streamFile(
    request,
    { file, size },
    {
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    },
  )
}

function isSmallRange(header: string | null, size: number): boolean {
  const range = rangeOf(header, size)
  return range !== undefined && range !== 'unsatisfiable' && range.end - range.start < mostBytes
}
