import { expect, test, vi } from 'vitest'
import { allowedMs, createDeadlines, inTime, TooLateError } from './deadline'

const never = new Promise<never>(() => {})

test('E3 what never ends is too late; what ends in time is a result, or fails as it failed', async () => {
  vi.useFakeTimers()
  const late = expect(inTime(never, 5_000)).rejects.toBeInstanceOf(TooLateError)
  await vi.advanceTimersByTimeAsync(5_000)
  await late
  vi.useRealTimers()
  expect(await inTime(Promise.resolve(3), 50)).toBe(3)
  await expect(inTime(Promise.reject(new RangeError('no')), 50)).rejects.toBeInstanceOf(RangeError)
})

const asked = (method: string, url: string, headers: Record<string, string> = {}) => ({
  method,
  url,
  headers,
})

test.each([
  asked('GET', '/nl/te-koop/?city=Ukkel%7C1180'),
  asked('GET', '/readyz'),
  asked('GET', '/nl/te-koop/feed.atom'),
  asked('POST', '/nl/contact/', { 'content-length': '900' }),
  asked('POST', '/nl/login/_.data', { 'content-length': '65536' }),
])('E3 $method $url is answered within ten seconds', (request) => {
  expect(allowedMs(request)).toBeLessThan(10_000)
})

test.each([
  asked('POST', '/nl/testimonials/', { 'content-length': '8000000' }),
  asked('POST', '/nl/testimonials/'),
  asked('POST', '/nl/testimonials/', {
    'content-length': '50000',
    'content-type': 'multipart/form-data; boundary=x',
  }),
  asked('GET', '/media/17/tuin.webp?width=400'),
  asked('GET', '/nl/documenten/12/plan.pdf?token=x'),
])('E3 $method $url has limits of its own', (request) => {
  expect(allowedMs(request)).toBeGreaterThan(90_000)
})

test('E3 a second try at an answer has the time that the first one left', () => {
  let at = 0
  const deadlines = createDeadlines(() => at)
  const request = asked('GET', '/nl/')
  deadlines.begin(request)
  at = 9_000
  deadlines.begin(request)
  expect(deadlines.left(request)).toBe(500)
  at = 20_000
  expect(deadlines.left(request)).toBe(0)
})
