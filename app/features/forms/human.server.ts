import type { App } from '~/platform/app.server'
import { charactersCopied } from './captcha.server'
import { type SolvedChallenge, workDone } from './proof-of-work.server'

/** Left empty by people, who do not see it; filled in by what fills in everything. */
export const trap = 'contact_reference'

/**
 * What shows that a person sends a form: work that their browser did, or characters copied from a picture. Who
 * fell into the trap is asked for the characters whatever their browser did: a person may have been unlucky.
 * @returns the challenge that was solved; undefined when one has to be put
 */
export async function humanSign(
  app: App,
  form: string,
  sent: URLSearchParams,
): Promise<SolvedChallenge | undefined> {
  const field = (name: string) => sent.get(name) ?? ''
  const copied = charactersCopied(app, form, field('challenge'), field('captcha'))
  if (copied) return copied
  return field(trap) === '' ? await workDone(app, form, field('proof')) : undefined
}
