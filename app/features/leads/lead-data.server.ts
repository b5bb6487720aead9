import type { Db } from '~/platform/database.server'
import type { PersonalData } from '~/platform/personal-data.server'
import {
  deleteLeadsBefore,
  deleteLeadsByEmail,
  findEntriesOf,
  findLeadsByEmail,
  findLeadsWithoutAddress,
  type LeadRow,
} from './leads.repo.server'

/** Personal data of enquiries through forms, with what the agency noted about them. */
export const leadData: PersonalData = {
  name: 'leads',
  tables: ['leads', 'lead_entries', 'blocked_addresses', 'webhook_deliveries'],
  export: async (db, email) => await exportRows(db, await findLeadsByEmail(db, email)),
  delete: async (tx, email) => ({ count: await deleteLeadsByEmail(tx, email) }),
  forgetBefore: async ({ db }, instant) => await deleteLeadsBefore(db, instant),
}

/** Leads of a person that came without an address: no address finds them. */
export const exportLeadsWithoutAddress = async (db: Db, personId: number): Promise<object[]> =>
  await exportRows(db, await findLeadsWithoutAddress(db, personId))

async function exportRows(db: Db, rows: LeadRow[]): Promise<object[]> {
  const entries = await findEntriesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    at: row.at,
    form: row.form,
    language: row.locale,
    fields: row.fields,
    page: row.page,
    listing: row.listingId,
    project: row.projectId,
    unit: row.unitId,
    privacyWords: row.consentVersion,
    state: row.state,
    outcome: row.outcome,
    source: row.source,
    answeredAt: row.answeredAt,
    history: entries.filter(({ leadId }) => leadId === row.id).map(({ leadId, ...entry }) => entry),
  }))
}
