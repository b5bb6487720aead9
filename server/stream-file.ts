import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

/** A file of the disk, or the part of it that a player or reader asks for. @param size - in bytes */
export function streamFile(
  request: Request,
  { file, size }: { file: string; size: number },
  headers: Record<string, string>,
): Response {
  const range = rangeOf(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(file, { start, end })) as unknown as ReadableStream)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
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
