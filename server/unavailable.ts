import { longestForm } from '~/platform/sent-form/longest-form'
import { retryLater } from './refusal'

const forms = new WeakMap<Request, Request>()

/** Keeps a copy of a short form until it is answered, so that nothing of it is lost if nobody can read it. */
export function rememberForm(request: Request) {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  if (request.method === 'POST' && isForm && bytes <= longestForm) forms.set(request, request.clone())
}

export async function sentFormOf(request: Request): Promise<URLSearchParams | undefined> {
  const text = await forms
    .get(request)
    ?.text()
    .catch(() => undefined)
  return text === undefined ? undefined : new URLSearchParams(text)
}

/** Every page ends with a slash; scripts and programs want no page. */
export const isPagePath = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname.endsWith('/')

/** An answer that nobody keeps or lists, and that says when to come back. @see RFC 9110, 15.6.4 */
export function asUnavailable({ url }: Pick<Request, 'url'>, { headers, body }: Response): Response {
  const own = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (/^(?:text\/(?:html|x-script)|application\/json)/.test(headers.get('content-type') ?? ''))
    return retryLater(
      new Response(body, { status: 503, headers: { ...Object.fromEntries(headers), ...own } }),
    )
  void body?.cancel()
  if (/\.json$/.test(new URL(url).pathname))
    return retryLater(Response.json({ error: 'unavailable' }, { status: 503, headers: own }))
  const plain = { 'content-type': 'text/plain; charset=utf-8' }
  return retryLater(new Response('503 Service Unavailable\n', { status: 503, headers: { ...own, ...plain } }))
}
