import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { mails, mailWords } from '#db/schema'
import { keptWords, wordQuery } from '~/kernel/search-words'
import { brusselsInstant, dayMinutes } from '~/kernel/wall-time'
import type { Db } from '~/platform/database.server'
import { countedTo, type ListCount, pageSize } from '~/platform/office/count-list'
import { sendMailQueue } from '../post-mail.server'
import { mailTopics, type OutboxFilter } from './outbox-filter'

/** More are not counted: a word that every mail has would be looked for in each of them. */
const mostCounted = ({ words }: Pick<OutboxFilter, 'words'>) => (words === '' ? 10_000 : 1_000)

const { id, at, kind, recipient, locale, subject, state, tries, problem, sentAt } = mails
const rowColumns = { id, at, kind, recipient, locale, subject, state, tries, problem, sentAt }

/** The mails of a page, newest first, without their content. */
export async function findOutboxPage(db: Db, filter: OutboxFilter, size = pageSize) {
  // An index answers for the page; only the mails on it are read.
  const page = db
    .select({ id })
    .from(mails)
    .where(conditionOf(filter))
    .orderBy(desc(at), desc(id))
    .limit(size)
    .offset((filter.page - 1) * size)
    .as('page')
  return await db.select(rowColumns).from(mails).innerJoin(page, eq(id, page.id)).orderBy(desc(at), desc(id))
}

export type OutboxRow = Awaited<ReturnType<typeof findOutboxPage>>[number]

/** How many mails a filter shows, at most `mostCounted`. */
export async function countOutbox(db: Db, filter: OutboxFilter): Promise<Required<ListCount>> {
  const most = mostCounted(filter)
  const found = db
    .select({ id })
    .from(mails)
    .where(conditionOf(filter))
    .limit(most + 1)
    .as('found')
  return countedTo(most, await db.$count(found))
}

function conditionOf({ state, topic, locale, day, words }: OutboxFilter): SQL | undefined {
  const searchWords = keptWords(words)
  return and(
    state && eq(mails.state, state),
    locale && eq(mails.locale, locale),
    topic && sql`${mails.kind} ~ ${`^(${mailTopics[topic].join('|')})(-|$)`}`,
    day ? isOnDay(day) : undefined,
    searchWords.length > 0
      ? sql`${mailWords} @@ to_tsquery('simple', ${searchWords.map(wordQuery).join(' & ')})`
      : undefined,
  )
}

function isOnDay(day: string): SQL | undefined {
  const [from, until] = [brusselsInstant(day, 0), brusselsInstant(day, dayMinutes)]
  return from && until && and(gte(at, from), lt(at, until))
}

/** A mail with its content; undefined when it is no more. */
export async function findMail(db: Db, number: number): Promise<typeof mails.$inferSelect | undefined> {
  const [row] = await db.select().from(mails).where(eq(id, number))
  return row
}

/** When a queued mail is tried next; undefined when no job of it waits. */
export async function findNextTry(db: Db, number: number): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: number }>(sql`
    select (extract(epoch from start_after) * 1000)::float8 as at from pgboss.job
    where name = ${sendMailQueue.name} and state in ('created', 'retry') and data->>'mail' = ${String(number)}
    order by start_after limit 1`)
  return rows[0] && new Date(rows[0].at)
}
