import { staff } from '#db/schema'
import { changeState } from '~/features/leads/office/change-lead.server'
import type { App } from '~/platform/app.server'

/** Changes the state of a lead as a new admin, who sees all leads. */
export async function changeLead(
  app: Pick<App, 'db' | 'keys' | 'clock'>,
  lead: { id: number; revision: number },
  state: 'spam' | 'new',
) {
  const now = app.clock.now()
  const member = { name: 'Ada', role: 'admin', locale: 'nl', createdAt: now } as const
  const [row] = await app.db
    .insert(staff)
    .values({ ...member, email: `${crypto.randomUUID()}@agency.example` })
    .returning()
  const by = { id: row?.id ?? 0, seesAll: true, now }
  await app.db.transaction(async (tx) => await changeState(tx, app, by, lead, { state }))
}
