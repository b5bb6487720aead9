import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type TestimonialState, testimonials } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { samePressSince } from '~/kernel/second-press'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'

export type StoredTestimonial = typeof testimonials.$inferSelect
export type NewTestimonial = typeof testimonials.$inferInsert
export type { TestimonialState }

/** Serialises concurrent submissions of the same testimonial. */
export async function lockDigest(tx: Db, digest: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 1))`)
}

/**
 * Finds the testimonial that was sent or entered before with these words, a few minutes ago at most; who sends the same
 * meanwhile waits for the end of this transaction (F4).
 * @returns its number
 */
export async function findSameTestimonial(tx: Db, digest: string, now: Date): Promise<number | undefined> {
  await lockDigest(tx, digest)
  const { id, at, enteredAt } = testimonials
  const [row] = await tx
    .select({ id })
    .from(testimonials)
    .where(and(eq(testimonials.digest, digest), gte(sql`coalesce(${enteredAt}, ${at})`, samePressSince(now))))
    .limit(1)
  return row?.id
}

export const isPictureUsed = async (tx: Db, name: string): Promise<boolean> =>
  (await tx.$count(testimonials, eq(testimonials.picture, name))) > 0

/** Writes a testimonial, and tells the office. @returns its number */
export async function insertTestimonial(tx: Db, testimonial: NewTestimonial): Promise<number> {
  const [row] = await tx.insert(testimonials).values(testimonial).returning({ id: testimonials.id })
  if (!row) throw new Error('a testimonial was not written')
  await tellOffice(tx, {
    ...{ kind: 'testimonial', id: row.id, isNew: true },
    by: testimonial.enteredBy ?? undefined,
  })
  return row.id
}

export async function findTestimonial(db: Db, id: number): Promise<StoredTestimonial | undefined> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return row
}

/** Those in a language first, then the others, each the newest first. */
export async function findApproved(db: Db, first: Locale, most: number): Promise<StoredTestimonial[]> {
  return await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.state, 'approved'))
    .orderBy(desc(eq(testimonials.locale, first)), desc(testimonials.at), desc(testimonials.id))
    .limit(most)
}

/** Those that wait for the agency's decision, the oldest first. */
export async function findWaiting(db: Db, most: number): Promise<StoredTestimonial[]> {
  return await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.state, 'waiting'))
    .orderBy(asc(testimonials.at), asc(testimonials.id))
    .limit(most)
}

/** A testimonial that nobody else changes until the transaction ends. */
export async function lockTestimonial(tx: Db, id: number): Promise<StoredTestimonial | undefined> {
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return row
}

/** What the agency decides; what somebody wrote is never changed. */
type Change = Partial<
  Pick<StoredTestimonial, 'state' | 'decidedAt' | 'pictureShown' | 'answer' | 'answeredAt'>
>

export async function updateTestimonial(tx: Db, id: number, change: Change) {
  await tx.update(testimonials).set(change).where(eq(testimonials.id, id))
  await tellOffice(tx, { kind: 'testimonial', id })
}

export async function isShownPicture(db: Db, picture: string): Promise<boolean> {
  const [row] = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.picture, picture),
        eq(testimonials.state, 'approved'),
        eq(testimonials.pictureShown, true),
      ),
    )
  return row !== undefined
}

/** Names of the pictures of all testimonials, in any state. */
export async function findPictureNames(db: Db): Promise<string[]> {
  const rows = await db
    .select({ picture: testimonials.picture })
    .from(testimonials)
    .where(isNotNull(testimonials.picture))
  return rows.flatMap(({ picture }) => picture ?? [])
}

export async function findByEmail(db: Db, email: string): Promise<StoredTestimonial[]> {
  return await db.select().from(testimonials).where(eq(testimonials.email, email)).orderBy(testimonials.id)
}

export async function deleteByEmail(tx: Db, email: string): Promise<StoredTestimonial[]> {
  return await tx.delete(testimonials).where(eq(testimonials.email, email)).returning()
}

/** Deletes testimonials that are not shown, and were decided about, entered or sent before. @returns number of rows */
export async function deleteUnshownBefore(db: Db, instant: Date): Promise<number> {
  const { decidedAt, enteredAt, at } = testimonials
  const rows = await db
    .delete(testimonials)
    .where(
      and(
        inArray(testimonials.state, ['waiting', 'refused', 'withdrawn']),
        lt(sql`coalesce(${decidedAt}, ${enteredAt}, ${at})`, instant),
      ),
    )
    .returning({ id: testimonials.id })
  return rows.length
}
