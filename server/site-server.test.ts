import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from './site-server'

/** What comes back for bytes that are no good request. */
async function answerTo(bytes: string, server = {}): Promise<string> {
  const { server: site } = createSiteServer(
    (request, response) => void request.resume().once('end', () => response.end('good')),
    { https: true, keepAliveSeconds: 5, maxConnections: 10, server },
  )
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  onTestFinished(() => void site.close())
  const socket = connect((site.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (part) => {
    received += part.toString()
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return received
}

const ended = 'Connection: close\r\n\r\n'

test.each([
  [400, 'no request at all', 'what?\r\n\r\n', {}],
  [400, 'a header without a name', `GET / HTTP/1.1\r\n: x\r\n${ended}`, {}],
  [431, 'too many headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(40_000)}\r\n${ended}`, {}],
  [
    413,
    'a chunk with an endless name',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    {},
  ],
  [400, 'no host', `GET / HTTP/1.1\r\n${ended}`, {}],
  [417, 'an expectation', `GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${ended}`, {}],
  [
    408,
    'half a request',
    'GET / HTTP/1.1\r\nHost: a\r\n',
    { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 },
  ],
])(
  'security: %i for %s has the security headers, and is kept by no cache',
  async (status, _what, bytes, server) => {
    const answer = await answerTo(bytes, server)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of [
      "content-security-policy: script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'x-content-type-options: nosniff',
      'cross-origin-resource-policy: same-origin',
      'referrer-policy: strict-origin-when-cross-origin',
      'strict-transport-security: max-age=63072000; includeSubDomains',
      'cache-control: private, no-store',
    ])
      expect(answer).toContain(`\r\n${header}\r\n`)
    expect(answer).not.toContain('yyy')
  },
)
