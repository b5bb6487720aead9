import { changeState } from '~/features/leads/office/change-lead.server'
import type { App } from '~/platform/app.server'
import { createMember } from './rows'

/** Changes the state of a lead as a new admin, who sees all leads. */
export async function changeLead(
  app: Pick<App, 'db' | 'keys' | 'clock'>,
  lead: { id: number; revision: number },
  state: 'spam' | 'new',
) {
  const { id } = await createMember(app.db, { email: `${crypto.randomUUID()}@agency.example`, role: 'admin' })
  const by = { id, seesAll: true, now: app.clock.now() }
  await app.db.transaction(async (tx) => await changeState(tx, app, by, lead, { state }))
}
