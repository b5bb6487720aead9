import type { App } from '~/platform/app.server'
import { type SolvedChallenge, workDone } from './proof-of-work.server'

/** Left empty by people, who do not see it; filled in by what fills in everything. */
export const trap = 'contact_reference'

/**
 * Reads the proof of work of a form. A form with a filled trap has none: its sender confirms by a mailed link, for they
 * may be a person all the same.
 * @returns the challenge that was solved; undefined without one
 */
export async function readProof(
  app: App,
  form: string,
  sent: URLSearchParams,
): Promise<SolvedChallenge | undefined> {
  return sent.get(trap) ? undefined : await workDone(app, form, sent.get('proof') ?? '')
}
