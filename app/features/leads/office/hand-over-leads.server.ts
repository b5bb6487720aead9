import type { HandOver } from '~/platform/office/hand-over.server'
import { mailAssigned } from './assigned-mail.server'
import { giveLeads } from './change-lead.server'
import { countOpenLeads, lockOpenLeads } from './lead.repo.server'

/** Open leads of a member who leaves; what is done stays under their name (B2). */
export const leadHandOver: HandOver = {
  kind: 'leads',
  count: async (tx, { id }) => await countOpenLeads(tx, id),
  async give(tx, services, { from, to, by }) {
    const taken = await lockOpenLeads(tx, from.id)
    const who = { id: by?.id ?? null, now: services.clock.now() }
    const given = await giveLeads(tx, who, taken, to, [from, to])
    if (to.id !== by?.id)
      await mailAssigned(tx, { ...services, locale: to.locale }, to, given, by?.name ?? from.name)
  },
}
