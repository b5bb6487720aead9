import { desc, eq, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#db/schema'
import {
  appointments,
  auditLog,
  demands,
  documents,
  feedImports,
  leads,
  listingChanges,
  listings,
  mails,
  visitCounts,
} from '#db/schema'
import { advisoryLocks } from '~/platform/advisory-locks'
import type { Db } from '~/platform/database.server'
import type { MailOutcome } from './mail-outcomes'
import type { LeadWork } from './office-work'

/** Waits for another start; the lock ends with the transaction. */
export const lockDemo = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`)

/** What a start, a command or a stranger writes before an agency does anything. */
const technical: PgTable[] = [
  ...[schema.contentVersion, schema.secretCheck, schema.securityEvents, schema.securityLogHead],
  ...[schema.rateLimits, schema.usedChallenges, schema.visitKeys, schema.visitSalts],
]

/** Whether nobody has used a database yet: an agency's own has pages or people long before it has listings. */
export async function isUnused(db: Db): Promise<boolean> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  const rows = tables
    .filter((table) => !technical.includes(table))
    .map((table) => sql`exists (select from ${table})`)
  const { rows: found } = await db.execute<{ used: boolean }>(
    sql`select ${sql.join(rows, sql` or `)} as used`,
  )
  return found[0]?.used === false
}

/** Moves the dates of all listings, so that they are as old on the day of the start as the feed means them to be. */
export async function moveListingDates(tx: Db, days: number) {
  const by = sql`make_interval(days => ${days})`
  await tx.update(listings).set({
    createdAt: sql`${listings.createdAt} + ${by}`,
    modifiedAt: sql`${listings.modifiedAt} + ${by}`,
  })
}

export const findDemoListings = async (tx: Db) =>
  await tx
    .select({
      ...{ id: listings.id, goal: listings.goal, region: listings.region, state: listings.state },
      ...{ marquee: listings.marquee, priceCents: listings.priceCents },
      ...{ createdAt: listings.createdAt, modifiedAt: listings.modifiedAt },
      publishPrice: listings.publishPrice,
      agent: sql<string | null>`lower(${listings.details} #>> '{agent,email}')`,
      hasClosedDocuments: sql<boolean>`exists (select from ${documents}
        where ${documents.listingId} = ${listings.id} and not ${documents.public})`,
    })
    .from(listings)
    .orderBy(listings.id)

/** Replaces the history that begins with the import by one that begins when each listing was put online. */
export async function replaceChanges(tx: Db, changes: (typeof listingChanges.$inferInsert)[]) {
  await tx.delete(listingChanges)
  await tx.insert(listingChanges).values(changes)
}

export async function setModified(tx: Db, id: number, modifiedAt: Date) {
  await tx.update(listings).set({ modifiedAt }).where(eq(listings.id, id))
}

export type NewVisitCount = typeof visitCounts.$inferInsert

/** Thousands of rows in one statement. */
export async function insertVisitCounts(tx: Db, rows: NewVisitCount[]) {
  const counted = JSON.stringify(rows.map(({ ofId, ...row }) => ({ ...row, of_id: ofId })))
  await tx.execute(sql`
    insert into ${visitCounts} (kind, of_id, day, source, count)
    select kind, of_id, day, source, count
    from json_to_recordset(${counted}::json) as one(kind text, of_id int, day date, source text, count int)`)
}

export async function insertAppointment(tx: Db, row: typeof appointments.$inferInsert) {
  await tx.insert(appointments).values(row)
}

export async function insertDemands(tx: Db, rows: (typeof demands.$inferInsert)[]) {
  await tx.insert(demands).values(rows)
}

/** Leads that nobody has taken up, the oldest first. */
export const findNewLeads = async (tx: Db) =>
  await tx
    .select({ id: leads.id, at: leads.at, locale: leads.locale, listingId: leads.listingId })
    .from(leads)
    .where(eq(leads.state, 'new'))
    .orderBy(leads.id)

/** Writes what members did with leads, and its history. */
export async function writeWork(tx: Db, work: LeadWork[]) {
  for (const { id, entries, ...done } of work) {
    await tx.update(leads).set(done).where(eq(leads.id, id))
    await tx.insert(schema.leadEntries).values(entries)
  }
}

/** @param news - the piece of news that those had who were subscribed at its time */
export async function insertSubscribers(
  tx: Db,
  rows: (typeof schema.newsletterSubscribers.$inferInsert)[],
  news: { name: string; at: Date },
) {
  const written = await tx.insert(schema.newsletterSubscribers).values(rows).returning()
  const had = written.filter(({ confirmedAt }) => confirmedAt && confirmedAt < news.at)
  await tx
    .insert(schema.newsletterSendings)
    .values(had.map(({ id }) => ({ news: news.name, subscriberId: id, at: news.at })))
}

export async function insertTemplates(tx: Db, rows: (typeof schema.answerTemplates.$inferInsert)[]) {
  await tx.insert(schema.answerTemplates).values(rows)
}

type TestimonialDecision = {
  email: string
  decision: 'approve' | 'refuse'
  answer?: string | undefined
  decidedAt: Date
}

/** What the agency decided about a testimonial of the past. */
export async function decideTestimonial(tx: Db, { email, decision, answer, decidedAt }: TestimonialDecision) {
  const state = decision === 'approve' ? 'approved' : 'refused'
  await tx
    .update(schema.testimonials)
    .set({ state, decidedAt, ...(answer && { answer, answeredAt: decidedAt }) })
    .where(eq(schema.testimonials.email, email))
}

/** Puts imports of the past before those that are there, which stay the last. */
export async function prependImports(tx: Db, rows: (typeof feedImports.$inferInsert)[]) {
  const last = await tx.delete(feedImports).returning()
  await tx.insert(feedImports).values([...rows, ...last.map(({ id: _, ...row }) => row)])
}

export async function insertActs(tx: Db, rows: (typeof auditLog.$inferInsert)[]) {
  await tx.insert(auditLog).values(rows)
}

/** Mails of the outbox, the newest first. */
export const findMails = async (tx: Db) =>
  await tx
    .select({ id: mails.id, at: mails.at, kind: mails.kind })
    .from(mails)
    .orderBy(desc(mails.at), mails.id)

/** Ends mails of the past, so that nobody sends them. */
export async function endMails(tx: Db, outcomes: MailOutcome[]) {
  const ended = JSON.stringify(
    outcomes.map(({ id, tries, ...rest }) => ({
      ...{ id, tries, state: 'problem' in rest ? 'failed' : 'sent' },
      ...('problem' in rest ? { problem: rest.problem } : { sent_at: rest.sentAt }),
    })),
  )
  await tx.execute(sql`
    update ${mails} set state = one.state, tries = one.tries, problem = one.problem, sent_at = one.sent_at
    from json_to_recordset(${ended}::json)
      as one(id bigint, tries int, state text, problem text, sent_at timestamptz)
    where ${mails.id} = one.id`)
}

/**
 * What search alerts match today is no news to them: nothing is mailed until a listing changes. Those that were there
 * before its last change were told of it on the day after, as far as their owners' pages show.
 */
export async function markMatchesAsKnown(tx: Db) {
  await tx.execute(sql`update demand_homes set waiting = null, told_at = found_at`)
  await tx.execute(sql`
    update demand_homes as known
    set found_at = listing.modified_at,
      told_at = least(listing.modified_at + interval '20 hours', known.told_at)
    from demands as demand, listings as listing
    where demand.id = known.demand_id and listing.id = known.listing_id
      and demand.confirmed_at < listing.modified_at and listing.modified_at < known.told_at`)
}
