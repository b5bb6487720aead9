import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { shortHash } from '~/platform/keys/key-ring.server'

type Naming = Pick<Services, 'keys' | 'config'>

/**
 * The identity of a mail, with the site's host. What is sent `once` has the same at each press of its button, and the
 * outbox takes it once. Whoever knows that word can learn the identity: it stands in the mail.
 */
export function newMessageId({ keys, config }: Naming, once?: string): string {
  const name = once === undefined ? randomUUID() : shortHash(keys, 'mail sent once', once)
  return `<${name}@${new URL(config.publicUrl).hostname}>`
}
