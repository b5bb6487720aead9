import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache'

interface ReceivedResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

interface CacheUnderTest {
  cache: PageCache
  /** Every rendered key, in order. */
  rendered: string[]
  /** Every URL that reached the application behind the cache. */
  passed: string[]
  ask(url: string, headers?: Record<string, string>, method?: string): Promise<ReceivedResponse>
  setNow(instant: string): void
  [Symbol.asyncDispose](): Promise<void>
}

/** The body of `/nl/…`; long enough to be compressed. */
export const textOf = (key: string) => `<p>${key}</p>${'<p>Een huis met een tuin</p>'.repeat(100)}`

export const htmlOf = (key: string, init: ResponseInit = {}) =>
  new Response(textOf(key), {
    ...init,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0', ...init.headers },
  })

/** A page cache behind a real HTTP server on loopback, with a manual clock. */
export async function startCache(
  render: (key: string) => Promise<Response> = async (key) => htmlOf(key),
  options: Partial<PageCacheOptions> = {},
): Promise<CacheUnderTest> {
  let now = new Date('2026-03-02T10:00:00Z')
  const [rendered, passed]: [string[], string[]] = [[], []]
  const cache = createPageCache({
    render: (key) => {
      rendered.push(key)
      return render(key)
    },
    next: (asked, answer) => {
      passed.push(asked.url ?? '')
      answer.writeHead(200, { 'cache-control': 'no-store' }).end('from the application')
    },
    keyOf: (url) => (url.startsWith('/nl/') ? url : null),
    today: () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' }).format(now),
    clock: { now: () => now },
    ...options,
  })
  const server = createServer(cache.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    cache,
    rendered,
    passed,
    ask: (url, headers = {}, method = 'GET') => fetchRaw({ port, path: url, headers, method }),
    setNow: (instant) => {
      now = new Date(instant)
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface RawRequest {
  port: number
  path: string
  headers: Record<string, string>
  method: string
}

/** Not `fetch`, which would decode the bytes that the tests check. */
function fetchRaw(asked: RawRequest): Promise<ReceivedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>()
  const sent = request({ host: '127.0.0.1', agent: false, ...asked }, async (answer) => {
    const bytes = Buffer.concat(await answer.toArray())
    resolve({ status: answer.statusCode, headers: answer.headers, bytes })
  })
  sent.on('error', reject)
  sent.end()
  return promise
}
