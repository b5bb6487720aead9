import { Readable } from 'node:stream'
import type { ByteRange, Storage, StoredFile } from '~/platform/storage/storage'

/** @property size - in bytes */
export type SentFile = { size: number; open(range: ByteRange): Promise<Readable> }

export const fileIn = (storage: Storage, { key, bytes }: StoredFile): SentFile => ({
  size: bytes,
  open: (range) => storage.stream(key, range),
})

/** A file, or the part of it that a player or reader asks for. */
export async function streamFile(
  request: Request,
  { size, open }: SentFile,
  headers: Record<string, string>,
): Promise<Response> {
  const range = rangeOf(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(await open({ start, end })) as unknown as ReadableStream)
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
