import type { SentForm } from './read-form.server'

/** Bytes of a file that a form takes. */
export const mostFileBytes = 8 * 1024 * 1024
/** Bytes of everything else: more than all fields of a form at their longest. */
const mostTextBytes = 65_536
const mostBytes = mostFileBytes + mostTextBytes
/** What a browser may go on sending, unkept, so that it hears that its file is too large. */
const mostSentBytes = 8 * mostBytes
/** Of all that are being read, in bytes: what comes on top is asked to try again. */
const mostHeldBytes = 6 * mostBytes
/** More than any form of ours has. */
const mostParts = 60
/** For one form to arrive, in milliseconds. */
const patienceMs = 90_000

let held = 0

/**
 * What a form with a file sent. A file that is too large is cut: its form's other fields are still read.
 * @returns undefined when it makes no sense; `busy` when too much is being read already
 */
export async function readMultipart(request: Request): Promise<SentForm | 'busy' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (!mark || Number(request.headers.get('content-length') ?? 0) > mostSentBytes) return undefined
  const taken = { bytes: 0 }
  try {
    const body = await readBounded(request, taken)
    if (body === 'busy' || body === undefined) return body
    if (countOf(body.bytes, `--${mark}`) > mostParts) return undefined
    return await parse(body, type, mark)
  } finally {
    held -= taken.bytes
  }
}

type Body = { bytes: Buffer<ArrayBuffer>; isCut: boolean }

async function readBounded(request: Request, taken: { bytes: number }): Promise<Body | 'busy' | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return undefined
  const tooSlow = setTimeout(() => void reader.cancel().catch(() => {}), patienceMs)
  const parts: Uint8Array[] = []
  let sent = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      sent += next.value.byteLength
      const part = next.value.subarray(0, Math.max(0, mostBytes - taken.bytes))
      if (held + part.byteLength > mostHeldBytes || sent > mostSentBytes) {
        void reader.cancel().catch(() => {})
        return sent > mostSentBytes ? undefined : 'busy'
      }
      held += part.byteLength
      taken.bytes += part.byteLength
      if (part.byteLength > 0) parts.push(part)
    }
  } catch {
    // Whoever sent it went away.
    return undefined
  } finally {
    clearTimeout(tooSlow)
  }
  return { bytes: Buffer.concat(parts), isCut: sent > taken.bytes }
}

function countOf(bytes: Buffer, mark: string): number {
  let count = 0
  for (
    let at = bytes.indexOf(mark);
    at !== -1 && count <= mostParts;
    at = bytes.indexOf(mark, at + mark.length)
  )
    count += 1
  return count
}

/** Node's own reader of multipart bodies does the rest; what was cut gets an end. */
async function parse({ bytes, isCut }: Body, type: string, mark: string): Promise<SentForm | undefined> {
  const whole = isCut ? Buffer.concat([bytes, Buffer.from(`\r\n--${mark}--\r\n`)]) : bytes
  const form = await new Response(whole, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const texts = new URLSearchParams()
  const files = new Map<string, File>()
  let length = 0
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      length += name.length + value.length
      texts.append(name, value)
    } else if (value.size > 0 && !files.has(name)) files.set(name, value)
  }
  return length > mostTextBytes ? undefined : { texts, files }
}
