import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { newsletterSendings, newsletterSubscribers } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { containsWords } from '~/platform/office/contains-words.server'
import { pageSize } from '~/platform/office/count-list'
import { sendNewsQueue } from '../newsletter-jobs.server'
import type { Subscriber } from '../subscribers.repo.server'
import type { SubscriberFilter } from './subscriber-filter'

const { id, email, locale, state, askedAt } = newsletterSubscribers

/** The subscribers of a page: who asked last stands first. */
export const findSubscribersPage = async (db: Db, filter: SubscriberFilter): Promise<Subscriber[]> =>
  await db
    .select()
    .from(newsletterSubscribers)
    .where(conditionOf(filter))
    .orderBy(desc(askedAt), desc(id))
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)

export const countSubscribers = async (db: Db, filter: SubscriberFilter): Promise<number> =>
  await db.$count(newsletterSubscribers, conditionOf(filter))

function conditionOf(filter: SubscriberFilter): SQL | undefined {
  return and(
    filter.state && eq(state, filter.state),
    filter.locale && eq(locale, filter.locale),
    containsWords([sql`${email}`], filter.words),
  )
}

/** How many there are of each state. */
export async function countByState(db: Db): Promise<Record<Subscriber['state'], number>> {
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(newsletterSubscribers)
    .groupBy(state)
  const counted = Object.fromEntries(rows.map((row) => [row.state, row.count]))
  return { confirmed: 0, asked: 0, stopped: 0, ...counted }
}

/** To how many each article went, and when last. */
export async function findSent(db: Db): Promise<Map<string, { count: number; last: Date }>> {
  const { news, at } = newsletterSendings
  const rows = await db
    .select({ news, count: sql<number>`count(*)::int`, last: sql<Date>`max(${at})`.mapWith(at) })
    .from(newsletterSendings)
    .groupBy(news)
  return new Map(rows.map(({ news: name, ...sent }) => [name, sent]))
}

/** Whether an article is being sent, or waits for it. */
export async function isSending(db: Db, news: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pgboss.job
    where name = ${sendNewsQueue.name} and state in ('created', 'retry', 'active') and data->>'news' = ${news}
    limit 1`)
  return rows.length > 0
}
