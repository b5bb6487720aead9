import { retryLater } from './refusal'

/** What a screen answered without its database, as an answer that nobody keeps and that says when to come back. */
export function unavailable(request: Request, { headers, body }: Response): Response {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const own = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (isPage) return retryLater(new Response(body, { status: 503, headers: { ...copied(headers), ...own } }))
  void body?.cancel()
  const { pathname } = new URL(request.url)
  return retryLater(
    pathname.endsWith('.json')
      ? Response.json({ error: 'unavailable' }, { status: 503, headers: own })
      : new Response('503 Service Unavailable\n', { status: 503, headers: { ...own, ...plain } }),
  )
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }

const copied = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'cache-control'))
