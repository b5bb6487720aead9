import { and, desc, eq, sql } from 'drizzle-orm'
import { leads, staff } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { conditionOf, type Reader } from '../inbox.repo.server'
import type { LeadFilter } from '../lead-filter'

/** A lead as a file has it. */
const columns = {
  ...{ id: leads.id, at: leads.at, form: leads.form, locale: leads.locale, email: leads.email },
  ...{ fields: leads.fields, page: leads.page, source: leads.source, listingId: leads.listingId },
  ...{ projectId: leads.projectId, state: leads.state, dueAt: leads.dueAt, outcome: leads.outcome },
  ...{ answeredAt: leads.answeredAt, agent: staff.name },
}

export type ExportedLead = Awaited<ReturnType<typeof findLeadsToExport>>[number]

/** Leads that a filter shows, the newest first. @param last - of those before, which are not among these */
export const findLeadsToExport = async (
  db: Db,
  filter: LeadFilter,
  reader: Reader,
  { last, most }: { last: { at: Date; id: number } | undefined; most: number },
) =>
  await db
    .select(columns)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.staffId))
    .where(
      and(conditionOf(filter, reader), last && sql`(${leads.at}, ${leads.id}) < (${last.at}, ${last.id})`),
    )
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(most)

/** How many a file of them has. */
export const countLeadsToExport = async (db: Db, filter: LeadFilter, reader: Reader): Promise<number> =>
  await db.$count(leads, conditionOf(filter, reader))
