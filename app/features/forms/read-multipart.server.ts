import type { SentForm } from './read-form.server'
import { splitMultipart } from './split-multipart'
import { createUploadRoom, type Place } from './upload-room.server'

/** Bytes of a file that a form takes. */
export const mostFileBytes = 8 * 1024 * 1024
/** Bytes of everything else: more than all fields of a form at their longest. */
const mostTextBytes = 65_536
const mostBytes = mostFileBytes + mostTextBytes
/** What a browser may go on sending, unkept, so that it hears that its file is too large. */
export const mostSentBytes = 8 * mostBytes
/** Of all that are being read, in bytes. */
const mostHeldBytes = 6 * mostBytes
/** More than any form of ours has. */
const mostParts = 60
/** For one form to arrive, in milliseconds. */
const patienceMs = 90_000

const room = createUploadRoom(mostHeldBytes)

/**
 * What a form with a file sent. A file that is too large is cut: its form's other fields are still read.
 * @returns undefined when it makes no sense; `too-large` when it is more than a browser may send; `busy` when it gave
 * way to others that are being read
 */
export async function readMultipart(
  request: Request,
  address: string,
): Promise<SentForm | 'busy' | 'too-large' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  const mark = boundary?.[1] ?? boundary?.[2]
  const reader = mark ? request.body?.getReader() : undefined
  if (!mark || !reader) return undefined
  const stop = () => void reader.cancel().catch(() => {})
  const place = room.enter(address, stop)
  const tooSlow = setTimeout(stop, patienceMs)
  try {
    const body = await readBounded(reader, place)
    if (typeof body === 'string' || body === undefined) return body
    return sentIn(body, mark)
  } finally {
    clearTimeout(tooSlow)
    place.leave()
  }
}

type Body = { bytes: Buffer; isCut: boolean }

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readBounded(reader: Reader, place: Place): Promise<Body | 'busy' | 'too-large' | undefined> {
  const parts: Uint8Array[] = []
  let sent = 0
  let kept = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      sent += next.value.byteLength
      const part = next.value.subarray(0, Math.max(0, mostBytes - kept))
      if (!place.hold(part.byteLength) || sent > mostSentBytes) {
        void reader.cancel().catch(() => {})
        return sent > mostSentBytes ? 'too-large' : 'busy'
      }
      kept += part.byteLength
      if (part.byteLength > 0) parts.push(part)
    }
  } catch {
    // Whoever sent it went away.
    return undefined
  }
  return place.isOver() ? 'busy' : { bytes: Buffer.concat(parts), isCut: sent > kept }
}

function sentIn({ bytes, isCut }: Body, boundary: string): SentForm | 'too-large' | undefined {
  const parts = splitMultipart(bytes, boundary, mostParts)
  if (!parts) return undefined
  const texts = new URLSearchParams()
  const files = new Map<string, Buffer>()
  let length = 0
  for (const part of parts) {
    if (part.isFile) {
      if (part.bytes.length > 0 && !files.has(part.name)) files.set(part.name, part.bytes)
      continue
    }
    length += part.name.length + part.bytes.length
    texts.append(part.name, part.bytes.toString('utf8'))
  }
  const lastIsFile = parts.at(-1)?.isFile ?? false
  return length > mostTextBytes || (isCut && !lastIsFile) ? 'too-large' : { texts, files }
}
