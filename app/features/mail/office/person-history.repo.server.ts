import { desc, inArray } from 'drizzle-orm'
import { mails } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Mails to some addresses, newest first, without their content. @param emails - in lower case, as the site writes them */
export const findMailsTo = async (db: Db, emails: string[], most: number) =>
  await db
    .select({
      ...{ id: mails.id, at: mails.at, subject: mails.subject, state: mails.state },
      recipient: mails.recipient,
    })
    .from(mails)
    .where(inArray(mails.recipient, emails))
    .orderBy(desc(mails.at), desc(mails.id))
    .limit(most)
