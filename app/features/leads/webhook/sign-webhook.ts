import { createHmac } from 'node:crypto'

/** What is signed: `id` is the same for every try, `at` is the moment of this one. */
export type SignedMessage = { id: string; at: Date; body: string }

const prefix = 'whsec_'

/**
 * Headers by which the receiver knows that a message is ours, and no old one sent again.
 * @param secret - `whsec_` and its bytes in base64
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signWebhook({ id, at, body }: SignedMessage, secret: string): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const mark = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${mark}` }
}
