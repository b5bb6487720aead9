import { longestForm } from '~/platform/sent-form/longest-form'
import { readShortText } from '~/platform/short-text.server'

/** Whether the form of an act was sent, and not one that every account has. The request can still be read. */
export async function isActSent(request: Request): Promise<boolean> {
  // Only acts take files.
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return true
  const text = await readShortText(request.clone(), longestForm)
  return text === undefined || new URLSearchParams(text).has('act')
}
