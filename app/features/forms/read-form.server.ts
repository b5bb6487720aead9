import { readShortText } from '~/platform/short-text.server'
import { readMultipart } from './read-multipart.server'

/** Bytes of a form without files: more than all its fields at their longest. */
const most = 65_536

/** What a form sent: its texts, and the first file of each of its fields. */
export type SentForm = { texts: URLSearchParams; files: ReadonlyMap<string, Buffer> }

/**
 * What a form sent.
 * @param takesFiles - whether a form of the page asks for one
 * @param address - of who sends it
 * @returns undefined when it is more than any form of ours takes, or no form; `busy` when others send so much that
 * it has to be tried again
 */
export async function readForm(
  request: Request,
  takesFiles: boolean,
  address = '',
): Promise<SentForm | 'busy' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (takesFiles && /^multipart\/form-data\b/i.test(type)) return await readMultipart(request, address)
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const text = await readShortText(request, most)
  return text === undefined ? undefined : { texts: new URLSearchParams(text), files: new Map() }
}
