import { expect, test } from 'vitest'
import { ask } from '../browser/answers'
import { baseUrl } from '../browser/browser'
import { answersIn, headOf, openRawConnection } from './raw-connection'

const host = () => `Host: ${new URL(baseUrl()).host}`
const own = () => `Origin: ${baseUrl()}`
const closing = 'Connection: close'

/** Requests that the site refuses: the status, and the first lines of the request. */
const refused: [status: number, what: string, request: () => string][] = [
  [
    403,
    'a form of another site',
    () =>
      headOf('POST', '/nl/contact/', host(), 'Origin: https://evil.example', 'Content-Length: 0', closing),
  ],
  [404, 'a missing page', () => headOf('GET', '/nl/nowhere/', host(), closing)],
  [
    404,
    'a missing picture',
    () => headOf('GET', '/media/999999/a-00000000.webp?width=400&height=300&format=webp', host(), closing),
  ],
  [400, 'an unknown picture size', () => headOf('GET', '/media/1/a.webp?width=1', host(), closing)],
  [405, 'a method of no page', () => headOf('PUT', '/nl/', host(), own(), 'Content-Length: 0', closing)],
  [405, 'a form to a file', () => headOf('POST', '/robots.txt', host(), own(), 'Content-Length: 0', closing)],
  [
    413,
    'a form that is too long',
    () =>
      headOf(
        'POST',
        '/nl/contact/',
        host(),
        own(),
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Length: 90000000',
        closing,
      ),
  ],
  [400, 'no host', () => headOf('GET', '/nl/contact/?x=1', closing)],
  [400, 'a broken host', () => headOf('GET', '/nl/login/', 'Host: a b', closing)],
  [400, 'no HTTP', () => 'what?\r\n\r\n'],
  [431, 'long headers', () => headOf('GET', '/nl/', host(), `X: ${'y'.repeat(40_000)}`, closing)],
  [417, 'an expectation', () => headOf('GET', '/nl/', host(), 'Expect: tea', closing)],
]

test.each(refused)(
  'security: %i for %s says what a browser may do with it',
  async (status, _what, request) => {
    const connection = openRawConnection(baseUrl())
    connection.send(request())
    await expect.poll(() => answersIn(connection.received())[0]?.isWhole).toBe(true)
    const [answer] = answersIn(connection.received())
    expect(answer?.status).toBe(status)
    const headers = answer?.headers.toLowerCase() ?? ''
    for (const header of [
      'content-security-policy',
      'x-content-type-options: nosniff',
      'referrer-policy',
      'cross-origin-resource-policy',
      'cache-control',
    ])
      expect([header, headers.includes(`\r\n${header}`)]).toEqual([header, true])
  },
)

test('S-19 security.txt says whom to tell of a vulnerability', async () => {
  const { status, headers, body } = await ask('/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: mailto:hallo@tilia.example\n')
  expect(body).toContain(`Canonical: ${baseUrl()}/.well-known/security.txt\n`)
})
