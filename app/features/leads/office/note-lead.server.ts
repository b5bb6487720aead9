import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'
import type { Reader } from './inbox.repo.server'
import { correctEntry, type EntryRow, insertEntry, lockEntry, lockLeads } from './lead.repo.server'

/** For how long its writer may correct a note (B17). */
const correctableFor = 15 * 60_000

type Note = { kind: 'note' | 'call'; text: string }

/** Adds a note or a call to a lead's history. @returns whether the lead is there */
export async function addNote(tx: Db, by: Reader, leadId: number, { kind, text }: Note): Promise<boolean> {
  const [lead] = await lockLeads(tx, [leadId], by)
  if (!lead) return false
  await insertEntry(tx, { leadId, at: by.now, staffId: by.id, kind, text })
  await tellOffice(tx, { kind: 'lead', id: leadId })
  return true
}

/** Whether somebody may still correct an entry: notes and calls of their own, for a quarter of an hour. */
export const isCorrectable = (
  entry: Pick<EntryRow, 'kind' | 'staffId' | 'at'>,
  { id, now }: Pick<Reader, 'id' | 'now'>,
): boolean =>
  (entry.kind === 'note' || entry.kind === 'call') &&
  entry.staffId === id &&
  now.getTime() - entry.at.getTime() <= correctableFor

/** Corrects the words of a note. */
export async function correctNote(tx: Db, by: Reader, leadId: number, entryId: number, text: string) {
  const [lead] = await lockLeads(tx, [leadId], by)
  const entry = lead && (await lockEntry(tx, leadId, entryId))
  if (!entry) return 'unknown'
  if (!isCorrectable(entry, by)) return 'late'
  await correctEntry(tx, entryId, text, by.now)
  await tellOffice(tx, { kind: 'lead', id: leadId })
  return 'done'
}
