import type { App } from '~/platform/app.server'
import { type SolvedChallenge, workDone } from './proof-of-work.server'

/** Left empty by people, who do not see it; filled in by what fills in everything. */
export const trap = 'contact_reference'

/**
 * The work of a browser, which shows a human behind a form. Of who fell into the trap it does not count: a mailed link
 * stands in for it, for a person may have been unlucky.
 * @returns the challenge that was solved; undefined without one
 */
export async function humanSign(
  app: App,
  form: string,
  sent: URLSearchParams,
): Promise<SolvedChallenge | undefined> {
  return sent.get(trap) ? undefined : await workDone(app, form, sent.get('proof') ?? '')
}
