import { one } from '~/features/forms/public'
import { personOf } from '~/features/people/public.server'
import type { Db } from '~/platform/database.server'
import { insertLead, type NewLead } from './leads.repo.server'

/** Writes a lead and notes whose it is, in the caller's transaction. @returns its number */
export async function writeLead(tx: Db, lead: NewLead): Promise<number> {
  const contact = { email: lead.email, name: nameIn(lead.fields), phone: one(lead.fields, 'phone') }
  return await insertLead(tx, { ...lead, personId: await personOf(tx, contact, lead.at) })
}

const nameIn = (fields: NewLead['fields']): string =>
  [one(fields, 'firstName'), one(fields, 'lastName')].filter(Boolean).join(' ')
