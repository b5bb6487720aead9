import { announcedBytes, readShortText, tooLarge } from '../short-text.server'
import { longestForm } from './longest-form'
import { mostSentBytes, readMultipart } from './read-multipart.server'

/** What a form sent: its texts, and the first file of each of its fields. */
export type SentForm = { texts: URLSearchParams; files: ReadonlyMap<string, Buffer> }

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type)

/** Bytes of the longest body that any form takes. @param type - its media type */
export const mostBodyBytes = (type: string, mostOfTexts = longestForm): number =>
  isMultipart(type) ? mostSentBytes : mostOfTexts

/**
 * What a form sent.
 * @param takesFiles - whether a form of the page asks for one
 * @param address - the sender's network address
 * @param mostOfTexts - bytes that a form without files may have
 * @returns undefined when it is no form; `too-large` when it is more than any form of ours takes; `busy` when others
 * send so much that it has to be tried again
 */
export async function readForm(
  request: Request,
  takesFiles: boolean,
  address = '',
  mostOfTexts = longestForm,
): Promise<SentForm | 'busy' | 'too-large' | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (announcedBytes(request) > mostBodyBytes(type, mostOfTexts)) return 'too-large'
  if (takesFiles && isMultipart(type)) return await readMultipart(request, address)
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const text = await readShortText(request, mostOfTexts)
  return text === undefined ? 'too-large' : { texts: new URLSearchParams(text), files: new Map() }
}

/**
 * What a form without files sent, for pages that read it themselves; empty when it is no form.
 * @param mostOfTexts - bytes
 * @throws 413 when it is longer, which shows the page that says so
 */
export async function readTexts(request: Request, mostOfTexts = longestForm): Promise<URLSearchParams> {
  const sent = await readForm(request, false, '', mostOfTexts)
  if (sent === 'too-large') throw tooLarge()
  return sent && sent !== 'busy' ? sent.texts : new URLSearchParams()
}
