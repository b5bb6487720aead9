import { expect, test } from 'vitest'
import { asUnavailable, rememberForm, sentFormOf } from './unavailable'

const at = (path: string) => new Request(`https://agency.example${path}`)
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

test.each([
  ['a page', '/nl/', new Response('<p>', { status: 500, headers: html }), '<p>'],
  ['data', '/nl/cards.json', new Response('Unexpected', { status: 500 }), '{"error":"unavailable"}'],
  ['what a script sent', '/nl/', Response.json({ island: {} }), '{"island":{}}'],
  ['anything else', '/media/1.webp', new Response('x'), '503 Service Unavailable\n'],
])(
  'K7 %s that is unavailable says when to come back, and is kept by nobody',
  async (_, path, answer, body) => {
    const unavailable = asUnavailable(at(path), answer)
    const { status, headers } = unavailable
    expect([
      status,
      headers.get('retry-after'),
      headers.get('cache-control'),
      headers.get('x-robots-tag'),
    ]).toEqual([503, '30', 'private, no-store', 'noindex'])
    expect(await unavailable.text()).toBe(body)
  },
)

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://agency.example/nl/', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
  })

test('K7 a form is there again although somebody read it already', async () => {
  const request = post('form=contact-me&remark=two+words')
  rememberForm(request)
  await request.text()
  expect((await sentFormOf(request))?.get('remark')).toBe('two words')
})

test.each([
  ['a page that is only asked for', new Request('https://agency.example/nl/')],
  ['a form with a file', post('x', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['more than a form', post('x', { 'content-length': '65537' })],
])('K7 of %s no copy is kept', async (_, request) => {
  rememberForm(request)
  expect(await sentFormOf(request)).toBeUndefined()
})
