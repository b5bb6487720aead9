import busboy from 'busboy'
import { longestForm } from './longest-form'
import type { SentForm } from './read-form.server'
import { createUploadRoom, type Place } from './upload-room.server'

/** Bytes of a file that a form takes. */
export const mostFileBytes = 8 * 1024 * 1024
/** Bytes of everything else: more than all fields of a form at their longest. */
const mostTextBytes = longestForm
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
  const parser = parserOf(type)
  const reader = parser && request.body?.getReader()
  if (!reader) return undefined
  const stop = () => void reader.cancel().catch(() => {})
  const place = room.enter(address, stop)
  const tooSlow = setTimeout(stop, patienceMs)
  try {
    const body = await readBounded(reader, place)
    if (typeof body === 'string' || body === undefined) return body
    return await partsOf(body, parser)
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

/**
 * The parts of a form, as far as they arrived: of a form whose file is too large everything else that was typed is kept.
 * @returns undefined when it is no form, or has more parts than any form of ours
 */
async function partsOf(
  { bytes, isCut }: Body,
  parser: busboy.Busboy,
): Promise<SentForm | 'too-large' | undefined> {
  const texts = new URLSearchParams()
  const files = new Map<string, Buffer>()
  let parts = 0
  let textLength = 0
  let endsInFile = false
  parser.on('field', (name, value) => {
    endsInFile = false
    parts += 1
    textLength += name.length + Buffer.byteLength(value)
    texts.append(name, value)
  })
  parser.on('file', (name, stream) => {
    endsInFile = true
    parts += 1
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    // An end before the last boundary is the cut: what came before it counts.
    stream.on('error', () => {})
    stream.on('close', () => {
      const file = Buffer.concat(chunks)
      if (file.length > 0 && !files.has(name)) files.set(name, file)
    })
  })
  const hasTooMany = await new Promise<boolean>((resolve) => {
    parser.on('partsLimit', () => resolve(true))
    parser.on('error', () => setImmediate(resolve, false))
    parser.on('close', () => resolve(false))
    parser.end(bytes)
  })
  if (hasTooMany || parts === 0) return undefined
  return textLength > mostTextBytes || (isCut && !endsInFile) ? 'too-large' : { texts, files }
}

/** @returns undefined for a content type without a boundary */
function parserOf(type: string) {
  try {
    return busboy({ headers: { 'content-type': type }, limits: { parts: mostParts, fieldSize: mostBytes } })
  } catch {
    return undefined
  }
}
