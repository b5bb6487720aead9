import { one } from '~/features/forms/public'
import { personOf } from '~/features/people/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { insertLead, type NewLead } from './leads.repo.server'
import { enqueueDelivery } from './webhook/deliver-leads.server'

type Writing = Pick<Services, 'config' | 'jobs' | 'clock'>

/**
 * Writes a lead, notes whose it is, and lets it go on to the agency's CRM, in the caller's transaction.
 * @returns its number
 */
export async function writeLead(tx: Db, services: Writing, lead: NewLead): Promise<number> {
  const contact = { email: lead.email, name: nameIn(lead.fields), phone: one(lead.fields, 'phone') }
  const id = await insertLead(tx, { ...lead, personId: await personOf(tx, contact, lead.at) })
  await enqueueDelivery(tx, services, id)
  return id
}

const nameIn = (fields: NewLead['fields']): string =>
  [one(fields, 'firstName'), one(fields, 'lastName')].filter(Boolean).join(' ')
