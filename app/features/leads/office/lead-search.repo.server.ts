import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'

/**
 * Leads whose words a query finds, the newest first.
 * @param staffId - only those that are theirs or nobody's
 */
export const findLeadsByWords = async (
  db: Db,
  query: string,
  { staffId, most }: { staffId: number | undefined; most: number },
) =>
  await db
    .select({
      ...{ id: leads.id, at: leads.at, form: leads.form, fields: leads.fields, email: leads.email },
      ...{ listingId: leads.listingId, projectId: leads.projectId },
    })
    .from(leads)
    .where(
      and(
        sql`${leads.words} @@ to_tsquery('simple', ${query})`,
        staffId === undefined ? undefined : or(isNull(leads.staffId), eq(leads.staffId, staffId)),
      ),
    )
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(most)
