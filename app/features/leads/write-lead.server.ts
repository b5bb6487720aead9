import { one } from '~/features/forms/public'
import { personOf } from '~/features/people/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { findAgentByEmail, findAgentOfPerson, findStandIn, isBlocked } from './assign-by-rule.repo.server'
import { insertLead, type NewLead } from './leads.repo.server'
import { enqueueDelivery } from './webhook/deliver-leads.server'

type Writing = Pick<Services, 'config' | 'jobs' | 'clock'>

/**
 * Writes a lead, notes whose it is, and lets it go on to the agency's CRM, in the caller's transaction. What comes from an
 * address that was blocked is put aside as spam.
 * @param agent - mail address of the listing's agent
 * @returns its number
 */
export async function writeLead(tx: Db, services: Writing, lead: NewLead, agent?: string): Promise<number> {
  const contact = { email: lead.email, name: nameIn(lead.fields), phone: one(lead.fields, 'phone') }
  const personId = await personOf(tx, contact, lead.at)
  const isSpam = lead.email ? await isBlocked(tx, lead.email) : false
  const staffId = isSpam ? undefined : await agentByRule(tx, personId, agent, lead.at)
  const id = await insertLead(tx, { ...lead, personId, staffId, ...(isSpam && { state: 'spam' as const }) })
  await enqueueDelivery(tx, services, id)
  return id
}

/** Who has an open lead of this person, else the listing's agent, else nobody (B15). Somebody away has a deputy. */
async function agentByRule(tx: Db, personId: number, agent: string | undefined, at: Date) {
  const found =
    (await findAgentOfPerson(tx, personId)) ??
    (agent ? await findAgentByEmail(tx, agent.toLowerCase()) : undefined)
  return found === undefined ? undefined : await findStandIn(tx, found, at)
}

const nameIn = (fields: NewLead['fields']): string =>
  [one(fields, 'firstName'), one(fields, 'lastName')].filter(Boolean).join(' ')
