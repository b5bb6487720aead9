import { expect, test } from 'vitest'
import { isSameOriginRequest, needsSameOrigin } from './csrf'

const OURS = 'https://www.agency.example'
const allowed = (headers: Record<string, string>) => isSameOriginRequest(new Headers(headers), OURS)

test.each<Record<string, string>>([
  { origin: OURS },
  { origin: OURS, 'sec-fetch-site': 'same-origin' },
  { origin: 'HTTPS://WWW.AGENCY.EXAMPLE' },
  { origin: OURS, 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('security: a form with %j comes from us', (headers) => {
  expect(allowed(headers)).toBe(true)
})

test.each<Record<string, string>>([
  {},
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: '' },
  { origin: 'https://evil.example' },
  { origin: 'http://www.agency.example' },
  { origin: 'https://www.agency.example:8443' },
  { origin: 'https://agency.example' },
  { origin: `${OURS}.evil.example` },
  { origin: `${OURS}/` },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: OURS, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '' },
  { referer: `${OURS}/nl/contact/` },
])('security: a form with %j does not', (headers) => {
  expect(allowed(headers)).toBe(false)
})

test('security: only requests that change something need an origin', () => {
  expect(['GET', 'HEAD', 'OPTIONS', 'get'].some(needsSameOrigin)).toBe(false)
  expect(['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'TRACE', 'X'].every(needsSameOrigin)).toBe(true)
})
