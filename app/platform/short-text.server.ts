import { data } from 'react-router'

/** Bytes of its body that a request announces; 0 when it does not say. */
export const announcedBytes = ({ headers }: Request): number => Number(headers.get('content-length') ?? 0)

/**
 * The body of a request as text.
 * @param most - bytes; nothing beyond them is kept, or waited for
 * @returns undefined when it is longer
 */
export async function readShortText(request: Request, most: number): Promise<string | undefined> {
  if (announcedBytes(request) > most) return undefined
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** To be thrown where a page is sent more than it takes. */
export const tooLarge = () => data(null, { status: 413 })
