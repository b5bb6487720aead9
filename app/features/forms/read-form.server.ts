import { announcedBytes, readShortText } from '~/platform/short-text.server'
import { mostSentBytes, readMultipart } from './read-multipart.server'

/** Bytes of a form without files: more than all its fields at their longest. */
const most = 65_536

/** What a form sent: its texts, and the first file of each of its fields. */
export type SentForm = { texts: URLSearchParams; files: ReadonlyMap<string, Buffer> }

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type)

/** Bytes of the longest body that any form takes. @param type - its media type */
export const mostBodyBytes = (type: string): number => (isMultipart(type) ? mostSentBytes : most)

/**
 * What a form sent.
 * @param takesFiles - whether a form of the page asks for one
 * @param address - of who sends it
 * @returns undefined when it is no form; `too-large` when it is more than any form of ours takes; `busy` when others
 * send so much that it has to be tried again
 */
export async function readForm(
  request: Request,
  takesFiles: boolean,
  address = '',
): Promise<SentForm | 'busy' | 'too-large' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (announcedBytes(request) > mostBodyBytes(type)) return 'too-large'
  if (takesFiles && isMultipart(type)) return await readMultipart(request, address)
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const text = await readShortText(request, most)
  return text === undefined ? 'too-large' : { texts: new URLSearchParams(text), files: new Map() }
}
