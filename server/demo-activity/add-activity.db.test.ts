import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerTemplates,
  appointments,
  auditLog,
  demandListings,
  demands,
  feedImports,
  leadEntries,
  leads,
  listingChanges,
  listings,
  mails,
  newsletterSendings,
  newsletterSubscribers,
  ownerLinks,
  ownerListings,
  owners,
  staff,
  staffLinks,
  testimonials,
  visitCounts,
} from '#db/schema'
import { countDemandsFor, upsertMatches } from '~/features/alerts/public.server'
import { viewingsOf } from '~/features/appointments/public.server'
import { siteOf } from '~/features/content/public.server'
import type { FeedReport } from '~/features/feed/public.server'
import { findListingHistory } from '~/features/leads/public.server'
import { cardsOf } from '~/features/listings/public.server'
import { getVisitStatistics } from '~/features/visits/public.server'
import { testApp } from '../../tests/setup/test-app'
import { startDemo } from '../demo'
import { seededRandom } from './random'

/** A Monday. */
const day = '2027-03-15'
const env = { PUBLIC_URL: 'http://localhost:3000' }
const { db, appIn, asked } = await testApp({ at: `${day}T09:00:00Z`, env })
const app = appIn()
await startDemo(app)

const filled = {
  ...{ visitCounts, leads, appointments, demands, demandListings, listingChanges },
  ...{ mails, owners, feedImports, testimonials, staff, auditLog },
}
type FilledTable = keyof typeof filled

async function rowsOf(from = db) {
  const all: Partial<Record<FilledTable, number>> = {}
  for (const [name, table] of Object.entries(filled)) all[name as FilledTable] = await from.$count(table)
  return all
}

test('O2 the demo starts with sixty days of visits that follow the week', async () => {
  const rows = await db.select().from(visitCounts)
  const days = [...new Set(rows.map((row) => row.day))].sort()
  expect(days).toHaveLength(61)
  expect([days[0], days.at(-1)]).toEqual(['2027-01-14', day])
  const of = (wanted: number) =>
    rows
      .filter((row) => row.day < day && new Date(row.day).getUTCDay() === wanted)
      .reduce((sum, { count }) => sum + count, 0)
  expect(of(0)).toBeGreaterThan(1.3 * of(5))
  expect(new Set(rows.map(({ source }) => source))).toContain('immoweb')
})

test('O2 no visit, enquiry or viewing is older than its listing, or later than now', async () => {
  const created = new Map((await db.select().from(listings)).map((row) => [row.id, row.createdAt]))
  const now = app.clock.now()
  const visits = await db.select().from(visitCounts)
  for (const { ofId, day: on } of visits)
    expect(on >= (created.get(ofId)?.toISOString().slice(0, 10) ?? '')).toBe(true)
  const came = [
    ...(await db.select().from(leads)).map(({ listingId, at }) => ({ listingId, at })),
    ...(await db.select().from(appointments)).map(({ listingId, bookedAt }) => ({ listingId, at: bookedAt })),
  ]
  expect(came.length).toBeGreaterThan(50)
  for (const { listingId, at } of came) {
    expect(at > (created.get(listingId ?? 0) ?? now)).toBe(true)
    expect(at < now).toBe(true)
  }
})

test('O2 the figures, enquiries, viewings with reports and alerts of an owner’s home are many', async () => {
  const visits = await getVisitStatistics(db, 2681, app.clock.now())
  expect(visits.days.every(({ count }) => count > 0)).toBe(true)
  expect(visits.sources.length).toBeGreaterThan(6)
  expect((await findListingHistory(app, 2681)).length).toBeGreaterThan(2)
  const viewings = await viewingsOf(app, 2681)
  expect(viewings.some(({ comment }) => comment !== '')).toBe(true)
  for (const id of [2706, 2687, 2681, 2709]) expect(await countDemandsFor(db, id)).toBeGreaterThan(0)
})

test('O2 one owner has two listings; one is in their first week, with a few days and an enquiry', async () => {
  const rows = await db.select().from(ownerListings).innerJoin(owners, eq(owners.id, ownerListings.ownerId))
  const ofOwner = Object.groupBy(rows, ({ owners: { email } }) => email)
  expect(
    Object.values(ofOwner)
      .map((own = []) => own.length)
      .sort(),
  ).toEqual([1, 1, 2])
  expect(new Set(rows.map((row) => row.owners.passwordHash)).size).toBe(1)
  const visits = await getVisitStatistics(db, 2709, app.clock.now())
  const seen = visits.days.filter(({ count }) => count > 0)
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.length).toBeLessThan(8)
  expect((await findListingHistory(app, 2709)).length).toBeGreaterThan(0)
})

test('O2 prices fell step by step to that of the feed, and a history begins when a listing was put online', async () => {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, 2681))
    .orderBy(asc(listingChanges.at))
  expect(rows.map(({ priceCents }) => priceCents)).toEqual([595_000_00, 569_000_00, 545_000_00])
  const [listing] = await db.select().from(listings).where(eq(listings.id, 2681))
  expect(rows[0]?.at).toEqual(listing?.createdAt)
  expect(rows.at(-1)).toMatchObject({ at: listing?.modifiedAt, priceCents: listing?.priceCents })
})

test.each([
  ['nl', 'Appelschimmelstraat 2'],
  ['fr', 'Rue du Cheval Pommelé 2'],
] as const)('P2 a street of Brussels is named in the language of the page, in %s', async (locale, street) => {
  const { cards } = await cardsOf({ ...app, locale }, [2704])
  expect(cards[0]?.address).toContain(street)
})

test('F5 the past of the demo mails nobody: nothing in the outbox, no match that waits, no open link', async () => {
  // The import of the feed matches its listings with search alerts, once the workers start.
  expect(asked.map(({ queue }) => queue)).toEqual(['match-alerts'])
  const ids = (await db.select().from(listings)).map(({ id }) => id)
  await upsertMatches(db, ids, app.clock.now())
  expect(await db.$count(mails, eq(mails.state, 'queued'))).toBe(0)
  const written = await db.select().from(mails)
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter(({ recipient }) => !recipient.endsWith('.example'))).toEqual([])
  expect(await db.$count(ownerLinks)).toBe(0)
  const matches = await db.select().from(demandListings)
  expect(matches.length).toBeGreaterThan(10)
  expect(matches.filter(({ waiting }) => waiting !== null)).toEqual([])
  const people = [...(await db.select().from(leads)), ...(await db.select().from(appointments))]
  expect(people.every(({ email }) => email?.endsWith('.example'))).toBe(true)
})

test('B73 the outbox tells of sixty days: mails that failed for several reasons, some that needed a second try', async () => {
  const written = await db.select().from(mails)
  const failed = written.filter(({ state }) => state === 'failed')
  expect(new Set(failed.map(({ problem }) => problem)).size).toBeGreaterThan(4)
  expect(failed.every(({ sentAt, tries }) => sentAt === null && tries > 30)).toBe(true)
  const sent = written.filter(({ state }) => state === 'sent')
  expect(sent.some(({ tries }) => tries === 2)).toBe(true)
  expect(sent.every(({ at, sentAt }) => sentAt !== null && sentAt > at)).toBe(true)
  const agency = written.filter(({ kind }) => kind === 'lead-agency')
  expect(new Set(agency.map(({ recipient }) => recipient))).toEqual(new Set(['hallo@tilia.example']))
})

test('B73 a month of nightly imports: one refused, one with rejected records and warnings, the last the demo’s own', async () => {
  const rows = await db.select().from(feedImports).orderBy(asc(feedImports.id))
  expect(rows.length).toBeGreaterThan(29)
  const times = rows.map(({ finishedAt }) => finishedAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(rows.at(-1)?.source).toBe('demo/feed/feed.json')
  expect(rows.filter(({ outcome }) => outcome === 'refused')).toHaveLength(1)
  expect(rows.filter(({ outcome }) => outcome === 'unchanged').length).toBeGreaterThan(10)
  const reports = rows.map(({ report }) => report as FeedReport)
  expect(reports.some(({ rejected, warnings }) => rejected.length > 0 && warnings.length > 0)).toBe(true)
  expect(reports.some(({ created }) => created.length > 0)).toBe(true)
  expect(reports.every(({ source, outcome }) => source !== '' && outcome)).toBe(true)
})

test('T1 B68 testimonials of three languages wait for a decision; one is shown with its answer, one is refused', async () => {
  const rows = await db.select().from(testimonials)
  const waiting = rows.filter(({ state }) => state === 'waiting')
  expect(new Set(waiting.map(({ locale }) => locale)).size).toBe(3)
  expect(rows.filter(({ answer }) => answer).map(({ state }) => state)).toEqual(['approved'])
  expect(rows.filter(({ state }) => state === 'refused')).toHaveLength(1)
})

test('B16 leads of the demo are new, open, waiting and done, each taken up by the agent of its listing', async () => {
  const rows = await db.select().from(leads)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['new', 'open', 'waiting', 'done']))
  const taken = rows.filter(({ state }) => state !== 'new')
  expect(taken.every(({ staffId, answeredAt, at }) => staffId && answeredAt && answeredAt > at)).toBe(true)
  expect(taken.every(({ answerMinutes }) => (answerMinutes ?? 0) > 0)).toBe(true)
  const due = rows.flatMap(({ dueAt }) => dueAt ?? [])
  expect(due.every((at) => at > app.clock.now())).toBe(true)
  const entries = await db.select().from(leadEntries)
  expect(entries.filter(({ kind }) => kind !== 'appointment')).toHaveLength(3 * taken.length)
})

test('B14 every viewing of the demo has its lead, with its person; a cancelled one says so in its history', async () => {
  const [booked, rows] = [await db.select().from(appointments), await db.select().from(leads)]
  const ofBookings = rows.filter(({ appointmentId }) => appointmentId)
  expect(ofBookings.map(({ appointmentId }) => appointmentId).sort()).toEqual(
    booked.map(({ id }) => id).sort(),
  )
  expect(rows.every(({ personId }) => personId !== null)).toBe(true)
  const noted = (await db.select().from(leadEntries)).filter(({ kind }) => kind === 'appointment')
  const cancelled = booked.filter(({ state }) => state === 'cancelled')
  expect(cancelled.length).toBeGreaterThan(0)
  expect(noted).toHaveLength(cancelled.length)
  expect(noted.every(({ after, staffId }) => staffId === null && after?.starts === null)).toBe(true)
})

test('B29 the newsletter of the demo went to those who were subscribed, and to nobody else', async () => {
  const states = (await db.select().from(newsletterSubscribers)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['confirmed', 'asked', 'stopped']))
  expect(await db.$count(newsletterSendings)).toBeGreaterThan(5)
  expect(await db.$count(answerTemplates)).toBe(2)
})

test('B2 the office of the demo has an admin, two agents and an editor; who is on the team page is among them', async () => {
  const members = await db.select().from(staff).orderBy(asc(staff.id))
  expect(members.map(({ role }) => role)).toEqual(['admin', 'agent', 'agent', 'editor'])
  const { team } = await siteOf(db)
  expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining(team.map(({ email }) => email)))
  expect(new Set(members.map(({ passwordHash }) => passwordHash)).size).toBe(1)
  const [owner] = await db.select().from(owners)
  expect(members[0]?.passwordHash).not.toBe(owner?.passwordHash)
  expect(await db.$count(staffLinks)).toBe(0)
})

test('B72 the audit log of the demo tells of sixty days, oldest first, by members and by commands', async () => {
  const acts = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  const times = acts.map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeLessThan(app.clock.now().getTime())
  expect(times[0]).toBeGreaterThan(app.clock.now().getTime() - 61 * 86_400_000)
  const members = await db.select().from(staff)
  for (const { id, name } of members) {
    const own = acts.filter(({ staffId }) => staffId === id)
    expect(own.length).toBeGreaterThan(10)
    expect(own.every(({ actor }) => actor === name)).toBe(true)
  }
  expect(new Set(acts.map(({ act }) => act))).toContain('mails.retry')
  expect(acts.filter(({ staffId }) => staffId === null).length).toBeGreaterThan(3)
  expect(JSON.stringify(acts)).not.toContain('@')
})

test('R a second start adds nothing, on the same day or later', async () => {
  const before = await rowsOf()
  await startDemo(app)
  await startDemo({ ...app, clock: { now: () => new Date('2027-05-01T09:00:00Z') } })
  expect(await rowsOf()).toEqual(before)
})

test('R the same day gives the same rows', async () => {
  const again = await testApp({ at: `${day}T15:00:00Z`, env })
  await startDemo(again.appIn())
  for (const table of [
    visitCounts,
    leads,
    appointments,
    demands,
    listingChanges,
    testimonials,
    auditLog,
    leadEntries,
  ]) {
    const [first, second] = await Promise.all([db.select().from(table), again.db.select().from(table)])
    expect(second.map((row) => JSON.stringify(row)).sort()).toEqual(
      first.map((row) => JSON.stringify(row)).sort(),
    )
  }
})

test('R the same seed draws the same, another seed something else', () => {
  const draw = (...seed: (string | number)[]) => {
    const random = seededRandom(...seed)
    return [random.next(), random.below(1000), random.poisson(8), random.uuid()]
  }
  expect(draw('visits', 2706)).toEqual(draw('visits', 2706))
  expect(draw('visits', 2706)).not.toEqual(draw('visits', 2687))
})
