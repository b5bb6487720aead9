import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { leadEntries, leads, staff } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { HistoryOf } from '~/platform/office/person-history'
import { type Reader, visibleTo } from './inbox.repo.server'

type Whose = { reader: Reader; most: number }

const isOf = ({ personId }: HistoryOf, { reader }: Whose): SQL | undefined =>
  and(eq(leads.personId, personId), visibleTo(reader))

export const findLeadsOf = async (db: Db, of: HistoryOf, whose: Whose) =>
  await db
    .select({
      ...{ id: leads.id, at: leads.at, form: leads.form, fields: leads.fields, state: leads.state },
      ...{ listingId: leads.listingId, projectId: leads.projectId },
    })
    .from(leads)
    .where(isOf(of, whose))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(whose.most)

/** Notes and calls; mails are in the outbox, and what else happened to a lead stands with it. */
export const findNotesOf = async (db: Db, of: HistoryOf, whose: Whose) =>
  await db
    .select({
      ...{ id: leadEntries.id, at: leadEntries.at, kind: leadEntries.kind, text: leadEntries.text },
      ...{ leadId: leadEntries.leadId, by: staff.name },
    })
    .from(leadEntries)
    .innerJoin(leads, eq(leads.id, leadEntries.leadId))
    .leftJoin(staff, eq(staff.id, leadEntries.staffId))
    .where(and(isOf(of, whose), inArray(leadEntries.kind, ['note', 'call'])))
    .orderBy(desc(leadEntries.at), desc(leadEntries.id))
    .limit(whose.most)
