/**
 * The body of a request as text.
 * @param most - bytes; nothing beyond them is kept, or waited for
 * @returns undefined when it is longer
 */
export async function readShortText(request: Request, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
