import { fullNameIn, one } from '~/features/forms/public'
import { findOrAddPerson } from '~/features/people/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { agentByRule } from './agent-by-rule.server'
import { isBlocked } from './assign-by-rule.repo.server'
import { insertLead, type NewLead } from './leads.repo.server'
import { enqueueDelivery } from './webhook/deliver-leads.server'

type Writing = Pick<Services, 'config' | 'db' | 'jobs' | 'clock'>

/**
 * Writes a lead, notes whose it is, and lets it go on to the agency's CRM, in the caller's transaction. What comes from an
 * address that was blocked is put aside as spam.
 * @param agent - mail address of the listing's agent
 * @returns its number, and whether it is spam
 */
export async function writeLead(tx: Db, services: Writing, lead: NewLead, agent?: string) {
  const contact = { email: lead.email, name: fullNameIn(lead.fields), phone: one(lead.fields, 'phone') }
  const isSpam = lead.email ? await isBlocked(tx, lead.email) : false
  const personId = await findOrAddPerson(tx, contact, lead.at, isSpam ? 'spam' : 'visitor')
  const staffId = isSpam ? undefined : await agentByRule(tx, services, { personId, agent, lead })
  const state = isSpam ? ('spam' as const) : lead.state
  return { id: await addLead(tx, services, { ...lead, personId, staffId, state }), isSpam }
}

type Adding = Pick<Services, 'config' | 'jobs' | 'clock'>

/** Inserts a lead as it is, and lets it go on to the agency's CRM, in the caller's transaction. @returns its number */
export async function addLead(tx: Db, services: Adding, lead: NewLead): Promise<number> {
  const id = await insertLead(tx, lead)
  await enqueueDelivery(tx, services, id)
  return id
}
