import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { feedImports, mails } from '#db/schema'
import { emptyReport, type FeedReport } from '~/features/feed/feed-report'
import type { databaseOf } from './visits'

type Database = Awaited<ReturnType<typeof databaseOf>>

/** Puts a mail into the outbox that no job sends; until the test ends. @returns its number */
export async function postedMail(
  db: Database,
  over: Partial<typeof mails.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(mails)
    .values({
      at: new Date(),
      kind: 'lead-agency',
      recipient: 'an@post.example',
      locale: 'nl',
      subject: 'Vraag om inlichtingen',
      html: '<!DOCTYPE html><html lang="nl"><head></head><body><p>Dag</p></body></html>',
      text: 'Dag',
      messageId: `<${randomUUID()}@agency.example>`,
      state: 'sent',
      ...over,
    })
    .returning({ id: mails.id })
  if (!row) throw new Error('no mail was made')
  onTestFinished(async () => {
    await db.delete(mails).where(eq(mails.id, row.id))
  })
  return row.id
}

export const failedMail = {
  html: '<!DOCTYPE html><html lang="nl"><head></head><body><p>Dag Jan</p></body></html>',
  subject: 'Een mail die niet aankwam',
  state: 'failed' as const,
  problem: 'EENVELOPE 550 5.1.1',
}

/** Notes an import that rejected a record; until the test ends. @returns its number */
export async function importedWithRejection(db: Database): Promise<number> {
  const rejected: FeedReport['rejected'] = [
    { kind: 'listing', index: 4, id: 2710, field: 'Goal', reason: 'is not a number' },
  ]
  return await noteImport(db, 'applied', { rejected })
}

/** A feed that waits for a yes, because it would take two listings off the site. */
export const heldImport = (db: Database): Promise<number> =>
  noteImport(db, 'held', { withdrawn: [2706, 2687] })

async function noteImport(
  db: Database,
  outcome: 'applied' | 'held',
  over: Partial<FeedReport>,
): Promise<number> {
  const [at, source] = [new Date(), 'https://crm.example/feed.json']
  const report = { ...emptyReport(source, false), outcome, ...over }
  const [row] = await db
    .insert(feedImports)
    .values({ startedAt: at, finishedAt: at, source, outcome, report })
    .returning({ id: feedImports.id })
  if (!row) throw new Error('no import was noted')
  onTestFinished(async () => {
    await db.delete(feedImports).where(eq(feedImports.id, row.id))
  })
  return row.id
}
