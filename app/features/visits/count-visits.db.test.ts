import { afterEach, beforeEach, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { addDays } from '~/kernel/wall-time'
import { log } from '~/platform/log.server'
import { insertListings } from '../../../tests/setup/listings'
import { testDatabase } from '../../../tests/setup/test-database'
import { createVisitCounter, type Visit, type VisitCounter } from './count-visits.server'
import { deleteVisitorKeys } from './forget-visitors.server'
import { getSubjectVisits, getVisitStatistics } from './get-visit-statistics.server'

const { db, pool } = await testDatabase()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const visit: Visit = {
  of: { kind: 'listing', id: 2706 },
  source: 'google',
  address: '203.0.113.7',
  userAgent: firefox,
}

let now = ''
const clock = { now: () => new Date(now) }
const counters: VisitCounter[] = []

beforeEach(async () => {
  now = '2026-11-19T10:05:00Z'
  await pool.query('truncate listings, projects, visit_counts, visit_keys, visit_salts cascade')
  await insertHomes(2706, 2687)
  await pool.query(
    `insert into projects (id, goal, country_id, zip, publish_address, details, content_hash, created_at, modified_at)
     values (3, 'sale', 10, '1180', true, '{}', '', now(), now())`,
  )
})

afterEach(async () => {
  for (const counter of counters.splice(0)) await counter.close()
})

test('O5 a visit is one row with the page, the day and the source, and nothing about the visitor', async () => {
  await count({})
  const { rows } = await pool.query('select * from visit_counts')
  expect(rows).toEqual([{ kind: 'listing', of_id: 2706, day: expect.anything(), source: 'google', count: 1 }])
  const kept = JSON.stringify((await pool.query('select * from visit_keys, visit_salts')).rows)
  expect(kept).not.toMatch(/203\.0|firefox|mozilla/i)
})

test('O5 repeated views within the half hour count once; in the next half hour once more', async () => {
  await count({}, {})
  now = '2026-11-19T10:29:59Z'
  await count({})
  expect(await totalOf()).toBe(1)
  now = '2026-11-19T10:30:00Z'
  await count({})
  expect(await totalOf()).toBe(2)
})

test('O5 another visitor, another browser, another page: each counts', async () => {
  await count(
    {},
    { address: '203.0.113.8' },
    { userAgent: `${firefox}.1` },
    { of: { kind: 'listing', id: 2687 } },
    { of: { kind: 'project', id: 3 } },
  )
  expect([await totalOf(), await totalOf(2687)]).toEqual([3, 1])
  expect((await getSubjectVisits(db, { kind: 'project', id: 3 }, clock.now())).total).toBe(1)
})

test('O5 two processes, or one and the same after a restart, count a visitor once', async () => {
  const [one, other] = [openCounter(), openCounter()]
  await Promise.all([one.count(visit), other.count(visit)])
  await Promise.all([one.flush(), other.flush()])
  expect(await totalOf()).toBe(1)
  await count({})
  expect(await totalOf()).toBe(1)
})

test.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a program', 'curl/8.5.0'],
  ['a browser without a head', firefox.replace('Firefox', 'HeadlessChrome')],
  ['who does not say', ''],
])('O5 %s is left out', async (_, userAgent) => {
  await count({ userAgent })
  expect(await totalOf()).toBe(0)
})

test('O5 unknown and withdrawn pages are not counted', async () => {
  await insertHomes(9)
  await pool.query('update listings set withdrawn_at = now() where id = 9')
  await count(
    { of: { kind: 'listing', id: 8 } },
    { of: { kind: 'listing', id: 9 } },
    { of: { kind: 'project', id: 4 } },
  )
  expect(await db.$count(schema.visitCounts)).toBe(0)
  expect(await db.$count(schema.visitKeys)).toBe(0)
})

test('O5 invented browsers of one address are limited: ten per page in half an hour, 200 for all listings', async () => {
  await count(...Array.from({ length: 50 }, (_, n) => ({ userAgent: `${firefox} ${n}` })))
  expect(await totalOf()).toBe(10)
})

test('O5 identifying data is deleted: keys after their half hour, the salt after its day', async () => {
  await count({})
  await deleteVisitorKeys({ db, clock })
  expect([await db.$count(schema.visitKeys), await db.$count(schema.visitSalts)]).toEqual([1, 1])
  now = '2026-11-19T10:31:00Z'
  await deleteVisitorKeys({ db, clock })
  expect([await db.$count(schema.visitKeys), await db.$count(schema.visitSalts)]).toEqual([0, 1])
  now = '2026-11-19T22:59:00Z'
  await deleteVisitorKeys({ db, clock })
  expect(await db.$count(schema.visitSalts)).toBe(1)
  now = '2026-11-19T23:01:00Z'
  await deleteVisitorKeys({ db, clock })
  expect(await db.$count(schema.visitSalts)).toBe(0)
  expect(await totalOf()).toBe(1)
})

test('O5 the same visitor has another key on another day, from another salt', async () => {
  const keys = async () => (await db.select().from(schema.visitKeys)).map(({ key }) => key)
  const salts = async () => (await db.select().from(schema.visitSalts)).map(({ salt }) => salt)
  await count({})
  const [before, saltBefore] = [await keys(), await salts()]
  now = '2026-11-20T10:05:00Z'
  await count({})
  expect([await db.$count(schema.visitKeys), await db.$count(schema.visitSalts)]).toEqual([2, 1])
  expect(await keys()).toEqual(expect.arrayContaining(before))
  expect(await salts()).not.toEqual(saltBefore)
})

test('O5 an outage of the database neither loses nor doubles visits', async () => {
  const counter = openCounter()
  await counter.count(visit)
  await pool.query('alter table visit_counts rename to away')
  await counter.flush()
  await counter.count({ ...visit, address: '203.0.113.8' })
  await pool.query('alter table away rename to visit_counts')
  await counter.flush()
  expect(await totalOf()).toBe(2)
})

test('O5 visits are written automatically within a second', async () => {
  const counter = openCounter()
  await counter.count(visit)
  await expect.poll(() => totalOf(), { timeout: 900, interval: 50 }).toBe(1)
})

test.each([
  ['the clock goes forward', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '2026-03-29', 23],
  ['the clock goes back', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '2026-10-25', 25],
])('O5 the day that %s has all its hours and no other', async (_, begin, end, day, hours) => {
  const counter = openCounter()
  for (let at = new Date(begin); at < new Date(end); at = new Date(at.getTime() + 3_600_000)) {
    now = at.toISOString()
    await counter.count(visit)
  }
  now = end
  await counter.count(visit)
  now = new Date(new Date(begin).getTime() - 1).toISOString()
  await counter.count(visit)
  now = new Date(new Date(end).getTime() - 1).toISOString()
  await counter.flush()
  const { days, today } = await getVisitStatistics(db, 2706, clock.now())
  expect([today, days.at(-1), days.at(-2)]).toEqual([
    hours,
    { day, count: hours },
    { day: addDays(day, -1), count: 1 },
  ])
})

/** Rows as a year leaves them. */
async function keep(...rows: [day: string, source: string, count: number][]) {
  await db
    .insert(schema.visitCounts)
    .values(
      rows.map(([day, source, count]) => ({ kind: 'listing' as const, ofId: 2706, day, source, count })),
    )
}

test('O2 an owner sees today, this week, this month, the total, the last 30 days and the sources', async () => {
  now = '2026-11-21T11:00:00Z'
  await keep(
    ['2026-11-21', 'google', 3],
    ['2026-11-21', 'direct', 1],
    ['2026-11-16', 'direct', 10],
    ['2026-11-15', 'direct', 100],
    ['2026-11-01', 'immoweb', 1_000],
    ['2026-10-31', 'immoweb', 10_000],
    ['2026-10-23', 'google', 100_000],
    ['2026-10-22', 'site', 1_000_000],
  )
  const { days, ...figures } = await getVisitStatistics(db, 2706, clock.now())
  expect(figures).toEqual({
    today: 4,
    thisWeek: 14,
    thisMonth: 1_114,
    total: 1_111_114,
    sources: [
      { source: 'site', count: 1_000_000 },
      { source: 'google', count: 100_003 },
      { source: 'immoweb', count: 11_000 },
      { source: 'direct', count: 111 },
    ],
  })
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-23', count: 100_000 })
  expect(days.at(-1)).toEqual({ day: '2026-11-21', count: 4 })
  expect(days.filter(({ count }) => count === 0)).toHaveLength(24)
})

test('O2 on the 31st the month begins before the last 30 days', async () => {
  now = '2026-10-31T11:00:00Z'
  await keep(['2026-10-01', 'direct', 7], ['2026-09-30', 'direct', 1])
  const { thisMonth, days } = await getVisitStatistics(db, 2706, clock.now())
  expect([thisMonth, days[0]]).toEqual([7, { day: '2026-10-02', count: 0 }])
})

test('O2 a listing without visits has zeros', async () => {
  const { days, ...figures } = await getVisitStatistics(db, 2687, clock.now())
  expect(figures).toEqual({ today: 0, thisWeek: 0, thisMonth: 0, total: 0, sources: [] })
  expect(days.every(({ count }) => count === 0)).toBe(true)
})

/** A process of the site: the next one is the same after a restart, or one beside it. */
function openCounter(): VisitCounter {
  const counter = createVisitCounter({ db, clock, log })
  counters.push(counter)
  return counter
}

async function count(...visits: Partial<Visit>[]) {
  const counter = openCounter()
  for (const one of visits) await counter.count({ ...visit, ...one })
  await counter.close()
}

const totalOf = async (id = 2706) => (await getVisitStatistics(db, id, clock.now())).total

async function insertHomes(...ids: number[]) {
  await insertListings(db, ...ids.map((id) => ({ id, webId: 3 })))
}
