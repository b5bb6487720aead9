import { expect, test } from 'vitest'
import { redirectAfterLogin } from './redirect-after-login'

const after = (to: string) =>
  redirectAfterLogin(new URL(`https://agency.example/office/login/?to=${encodeURIComponent(to)}`))

test.each(['/office/', '/office/outbox/', '/office/outbox/7/', '/office/outbox/?state=failed&q=a%20b'])(
  'B1 after the login %s comes back',
  (to) => expect(after(to)).toBe(to),
)

test('B1 after the login what was done before is not said again', () => {
  expect(after('/office/leads/7/?done=leads-office:done.state')).toBe('/office/leads/7/')
  expect(after('/office/leads/?state=open&done=leads-office:done.state')).toBe('/office/leads/?state=open')
})

test.each([
  'https://evil.example/office/',
  '//evil.example/',
  '/\\evil.example/office/',
  '/nl/mijn-panden/',
  '/office/login/?out',
  '/office/../nl/',
  '/office//evil.example/',
  '/office/?to=https://evil.example/',
  'javascript:alert(1)',
  '',
])('B1 the login leads nowhere but into the office: %j', (to) => expect(after(to)).toBe('/office/'))
