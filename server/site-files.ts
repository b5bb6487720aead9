import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { siteFolder } from '~/features/content/public.server'

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** The films of the site; their names tell their bytes, so nothing else of the folder can be asked for. */
const nameForm = /^\/site-files\/([0-9a-f]{32}\.(?:mp4|webm))$/

/** A film of the site, or the part of it that a player asks for. */
export async function siteFile(request: Request, dataDir: string): Promise<Response> {
  const name = nameForm.exec(new URL(request.url).pathname)?.[1]
  const file = path.join(siteFolder(dataDir), name ?? '')
  const size = name ? (await stat(file).catch(() => undefined))?.size : undefined
  if (size === undefined) return new Response('404 Not Found', { status: 404 })
  const range = rangeOf(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const headers: Record<string, string> = {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  }
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(file, { start, end })) as unknown as ReadableStream)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** One range, as players ask for; anything else is answered whole. @see RFC 9110, 14.1.2 */
export function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
