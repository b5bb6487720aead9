import type { App } from '~/platform/app.server'
import { type SolvedChallenge, workDone } from './proof-of-work.server'
import { trapName } from './trap-name'

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
  return sent.get(trapName) ? undefined : await workDone(app, form, sent.get('proof') ?? '')
}
