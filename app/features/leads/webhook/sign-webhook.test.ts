import { expect, test } from 'vitest'
import { signWebhook } from './sign-webhook'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_900),
  body: '{"test": 2432232314}',
}

test('B20 a message is signed over id, time and body as the Standard Webhooks ask', () => {
  expect(signWebhook(message, secret)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('B20 another id, time or body has another signature', () => {
  const marks = [
    message,
    { ...message, id: 'other' },
    { ...message, at: new Date(0) },
    { ...message, body: '{}' },
  ].map((one) => signWebhook(one, secret)['webhook-signature'])
  expect(new Set(marks).size).toBe(4)
})
