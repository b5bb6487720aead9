import { eraseMails, findMailsAndCopies } from '~/features/mail/public.server'
import type { Db } from '~/platform/database.server'
import type { DeletionResult, PersonalData } from '~/platform/personal-data.server'
import {
  type DeletedLeads,
  deleteLeadsBefore,
  deleteLeadsByEmail,
  deleteLeadsOfPerson,
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
  delete: async (tx, email) => await withMails(tx, await deleteLeadsByEmail(tx, email)),
  forgetBefore: async ({ db }, instant) => await deleteLeadsBefore(db, instant),
}

/** Leads of a person that came without an address, but for those that are told with one of these. */
export const exportLeadsWithoutAddress = async (
  db: Db,
  personId: number,
  emails: readonly string[],
): Promise<object[]> => await exportRows(db, await findLeadsWithoutAddress(db, personId, emails))

/** Deletes all leads of a person whom no address finds, in the caller's transaction. */
export const eraseLeadsOfPerson = async (tx: Db, personId: number): Promise<DeletionResult> =>
  await withMails(tx, await deleteLeadsOfPerson(tx, personId))

/** Answers go with their leads: a member types where they are sent, and that may be an address of nobody here. */
const withMails = async (tx: Db, { count, mailIds }: DeletedLeads): Promise<DeletionResult> => ({
  count,
  after: await eraseMails(tx, mailIds),
})

async function exportRows(db: Db, rows: LeadRow[]): Promise<object[]> {
  const entries = await findEntriesOf(
    db,
    rows.map(({ id }) => id),
  )
  const mails = await findMailsAndCopies(
    db,
    entries.flatMap(({ mailId }) => mailId ?? []),
  )
  const mailsOf = (mailId: number) =>
    mails
      .filter((mail) => mail.of === mailId)
      .map(({ recipient, state, sentAt }) => ({ to: recipient, state, sentAt }))
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
    history: entries
      .filter(({ leadId }) => leadId === row.id)
      .map(({ leadId, mailId, ...entry }) => ({ ...entry, ...(mailId && { mails: mailsOf(mailId) }) })),
  }))
}
