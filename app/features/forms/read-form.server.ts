import { readShortText } from '~/platform/short-text.server'

/** Bytes of a form without files: more than all its fields at their longest. */
const most = 65_536

/**
 * What a form sent.
 * @returns undefined when it is more than any form of ours takes, or no form
 */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const text = await readShortText(request, most)
  return text === undefined ? undefined : new URLSearchParams(text)
}
