import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { leads, staff } from '#db/schema'
import { keptWords } from '~/kernel/search-words'
import { brusselsInstant, dayMinutes } from '~/kernel/wall-time'
import type { Db } from '~/platform/database.server'
import { countedTo, type ListCount, pageSize } from '~/platform/office/count-list'
import { readSearch, toTsQuery } from '~/platform/office/search-query'
import { type LeadFilter, toDoStates } from './lead-filter'
import { isDue, isOverdue, isOwed } from './overdue.repo.server'

/** More are not counted. */
const mostCounted = 10_000

/** Who reads, and when. */
export type Reader = {
  id: number
  /** Whether they see what is somebody else's. */
  seesAll: boolean
  now: Date
  /** What came until then and has no answer waits too long (B19). */
  overdueBefore?: Date | undefined
}

/** First and last name as they were typed. */
export const nameColumn = sql<string>`trim(concat_ws(' ', ${leads.fields}->>'firstName', ${leads.fields}->>'lastName'))`

/** A lead as lists show it. */
const rowColumns = {
  ...{ id: leads.id, at: leads.at, form: leads.form, locale: leads.locale, email: leads.email },
  ...{ state: leads.state, dueAt: leads.dueAt, answeredAt: leads.answeredAt, outcome: leads.outcome },
  answerMinutes: leads.answerMinutes,
  ...{ listingId: leads.listingId, projectId: leads.projectId, staffId: leads.staffId },
  agent: staff.name,
  name: nameColumn,
  phone: sql<string | null>`${leads.fields}->>'phone'`,
}

/** The leads of a page, newest first, without what was written. */
export async function findInboxPage(db: Db, filter: LeadFilter, reader: Reader) {
  // An index answers for the page; only the leads on it are read.
  const page = db
    .select({ id: leads.id })
    .from(leads)
    .where(conditionOf(filter, reader))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)
    .as('page')
  return await db
    .select(rowColumns)
    .from(leads)
    .innerJoin(page, eq(leads.id, page.id))
    .leftJoin(staff, eq(staff.id, leads.staffId))
    .orderBy(desc(leads.at), desc(leads.id))
}

export type InboxRow = Awaited<ReturnType<typeof findInboxPage>>[number]

/** What a filter finds, newest first: numbers of leads, and whose they are. */
export const findFound = async (db: Db, filter: LeadFilter, reader: Reader, most: number) =>
  await db
    .select({ id: leads.id, staffId: leads.staffId })
    .from(leads)
    .where(conditionOf(filter, reader))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(most)

/** How many leads a filter shows, at most `mostCounted`. */
export async function countInbox(db: Db, filter: LeadFilter, reader: Reader): Promise<Required<ListCount>> {
  const found = db
    .select({ id: leads.id })
    .from(leads)
    .where(conditionOf(filter, reader))
    .limit(mostCounted + 1)
    .as('found')
  return countedTo(mostCounted, await db.$count(found))
}

/** Other leads of the same person, newest first. */
export const findLeadsOfPerson = async (db: Db, personId: number, except: number, reader: Reader) =>
  await db
    .select(rowColumns)
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.staffId))
    .where(and(eq(leads.personId, personId), sql`${leads.id} <> ${except}`, visibleTo(reader)))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(20)

/** Somebody else's leads are hidden from an agent, unless the agency says otherwise (B3). */
export const visibleTo = ({ id, seesAll }: Reader): SQL | undefined =>
  seesAll ? undefined : or(eq(leads.staffId, id), isNull(leads.staffId))

/** What a filter shows its reader. */
export function conditionOf(filter: LeadFilter, reader: Reader): SQL | undefined {
  const { form, listing, project, locale, source, from, until, words } = filter
  const query = readSearch(words) ?? { words: keptWords(words) }
  return and(
    visibleTo(reader),
    stateIs(filter.state, reader.now),
    agentIs(filter.agent, reader),
    form ? eq(leads.form, form) : undefined,
    listing ? eq(leads.listingId, listing) : undefined,
    project ? eq(leads.projectId, project) : undefined,
    locale && eq(leads.locale, locale),
    source && (source === 'website' ? isNull(leads.source) : eq(leads.source, source)),
    filter.duty === 'unanswered' ? isOwed(reader.now) : undefined,
    filter.duty === 'overdue' ? isOverdue(reader.overdueBefore ?? new Date(0), reader.now) : undefined,
    filter.duty === 'due' ? isDue(reader.now) : undefined,
    from ? gte(leads.at, brusselsInstant(from, 0) ?? new Date(0)) : undefined,
    until ? lt(leads.at, brusselsInstant(until, dayMinutes) ?? new Date(8e15)) : undefined,
    query.words.length > 0 ? sql`${leads.words} @@ to_tsquery('simple', ${toTsQuery(query)})` : undefined,
  )
}

function stateIs(state: LeadFilter['state'], now: Date): SQL | undefined {
  if (state === 'all') return undefined
  if (state === undefined) return inArray(leads.state, toDoStates)
  if (state === 'open') return or(eq(leads.state, 'open'), isDue(now))
  if (state === 'waiting')
    return and(eq(leads.state, 'waiting'), or(isNull(leads.dueAt), sql`${leads.dueAt} > ${now}`))
  return eq(leads.state, state)
}

function agentIs(agent: LeadFilter['agent'], { id }: Reader): SQL | undefined {
  if (agent === undefined) return undefined
  if (agent === 'nobody') return isNull(leads.staffId)
  return eq(leads.staffId, agent === 'me' ? id : agent)
}
