import { and, desc, sql } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { type Reader, visibleTo } from './inbox.repo.server'

/**
 * Leads whose words a query finds, the newest first.
 */
export const findLeadsByWords = async (
  db: Db,
  query: string,
  { reader, most }: { reader: Reader; most: number },
) =>
  await db
    .select({
      ...{ id: leads.id, at: leads.at, form: leads.form, fields: leads.fields, email: leads.email },
      ...{ listingId: leads.listingId, projectId: leads.projectId },
    })
    .from(leads)
    .where(and(sql`${leads.words} @@ to_tsquery('simple', ${query})`, visibleTo(reader)))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(most)
