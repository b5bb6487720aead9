import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { staff, testimonials } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { containsWords } from '~/platform/office/contains-words.server'
import { pageSize } from '~/platform/office/count-list'
import type { TestimonialFilter } from './testimonial-filter'

const { id, at, name, about, comment, state, locale, email, agreedBy, answer } = testimonials
const rowColumns = { id, at, name, about, comment, state, locale, agreedBy, answer }

/** The testimonials of a page, newest first. */
export const findTestimonialsPage = async (db: Db, filter: TestimonialFilter) =>
  await db
    .select(rowColumns)
    .from(testimonials)
    .where(conditionOf(filter))
    .orderBy(desc(at), desc(id))
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)

export type TestimonialRow = Awaited<ReturnType<typeof findTestimonialsPage>>[number]

/** How many there are in each state, with the words of a filter; a state without any is left out. */
export const countByState = async (db: Db, { words }: Pick<TestimonialFilter, 'words'>) =>
  await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(testimonials)
    .where(containing(words))
    .groupBy(state)

function conditionOf({ state: wanted, words }: TestimonialFilter): SQL | undefined {
  return and(wanted && eq(state, wanted), containing(words))
}

/** An agency has hundreds of testimonials, not thousands: what is typed may stand anywhere in them. */
const containing = (words: string): SQL | undefined =>
  containsWords([sql`${name}`, sql`${about}`, sql`${comment}`, sql`${email}`], words)

/** What a member is called, also when they no longer work here. */
export async function findMemberName(db: Db, staffId: number): Promise<string | undefined> {
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  return row?.name
}
