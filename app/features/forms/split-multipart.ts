/** A part of a multipart body; its bytes are those of the body, not a copy. */
export type Part = { name: string; isFile: boolean; bytes: Buffer }

/** Bytes of the head of a part: browsers need a tenth. */
const longestHead = 2_000

/**
 * The parts of a `multipart/form-data` body, as browsers write it. Our own, because Node's refuses a body that was cut:
 * of a form whose file is too large everything else that was typed has to be kept.
 * @param most - parts
 * @returns undefined when it is no such body, or has more parts; a last part without an end is kept as far as it goes
 * @see RFC 7578
 */
export function splitMultipart(body: Buffer, boundary: string, most: number): Part[] | undefined {
  const mark = Buffer.from(`\r\n--${boundary}`)
  const first = body.indexOf(mark.subarray(2))
  if (first !== 0 && body.subarray(first - 2, first).toString() !== '\r\n') return undefined
  const parts: Part[] = []
  let at = first + mark.length - 2
  while (body.toString('latin1', at, at + 2) === '\r\n') {
    if (parts.length === most) return undefined
    const end = body.indexOf(mark, at)
    const part = partOf(body.subarray(at + 2, end === -1 ? body.length : end))
    if (!part) return undefined
    parts.push(part)
    if (end === -1) return parts
    at = end + mark.length
  }
  return body.toString('latin1', at, at + 2) === '--' ? parts : undefined
}

function partOf(bytes: Buffer): Part | undefined {
  const end = bytes.subarray(0, longestHead).indexOf('\r\n\r\n')
  const head = bytes.toString('utf8', 0, Math.max(0, end))
  // Quotes and line breaks in a name are written as %22, %0D and %0A: none of our names has any.
  const name = /^content-disposition:\s*form-data;[^\r\n]*?\bname="([^"\r\n]*)"/im.exec(head)?.[1]
  if (name === undefined) return undefined
  const isFile = /^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(head)
  return { name, isFile, bytes: bytes.subarray(end + 4) }
}
