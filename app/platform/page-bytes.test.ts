import { expect, test } from 'vitest'
import { answerWithoutBody, bytesOf, hasBytes, withBody } from './page-bytes.server'

const page = () =>
  answerWithoutBody(Buffer.from('<p>€ 495.000</p>'), { status: 404, headers: { 'x-kept': 'yes' } })

test('a page gets its body behind the router, with its status and headers', async () => {
  const whole = withBody(page())
  expect([whole.status, whole.headers.get('x-kept')]).toEqual([404, 'yes'])
  expect(hasBytes(whole)).toBe(true)
  expect(String(await bytesOf(whole))).toBe('<p>€ 495.000</p>')
  expect(await whole.text()).toBe('<p>€ 495.000</p>')
})

test('a header that is set later is on the answer', () => {
  const whole = withBody(page())
  whole.headers.set('vary', 'Cookie')
  expect(whole.headers.get('vary')).toBe('Cookie')
})

test('any other answer passes as it is, and is read from its body', async () => {
  const other = new Response('kort', { status: 201 })
  expect(withBody(other)).toBe(other)
  expect(hasBytes(other)).toBe(false)
  expect(String(await bytesOf(other))).toBe('kort')
})
