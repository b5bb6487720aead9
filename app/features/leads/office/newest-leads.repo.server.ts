import { and, desc, ne } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { type Reader, visibleTo } from './inbox.repo.server'

/** The newest leads that their reader may see, without what was written; no spam. */
export const findNewestLeads = async (db: Db, reader: Reader, limit: number) =>
  await db
    .select({
      ...{ id: leads.id, at: leads.at, form: leads.form, fields: leads.fields, email: leads.email },
      ...{ listingId: leads.listingId, projectId: leads.projectId, personId: leads.personId },
    })
    .from(leads)
    .where(and(visibleTo(reader), ne(leads.state, 'spam')))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(limit)
