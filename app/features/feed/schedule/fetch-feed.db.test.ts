import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditLog, feedImports, feedSchedule, listings, mails, siteSettings, staff } from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { actSender } from '../../../../tests/setup/office'
import { printed } from '../../../../tests/setup/printed'
import { createMember, saveSetting } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { testFolder } from '../../../../tests/setup/test-folder'
import { runFeedCommand } from '../feed.command.server'
import { listingRecord, projectRecord } from '../feed.fixture'
import type { FeedReport } from '../feed-report'
import { importFeed } from '../import-feed.server'
import { approveFeedAct, declineFeedAct } from '../office/import-acts.server'
import { importRun } from '../office/import-run.server'
import { feedServer, ownCertificate } from './feed-server.fixture'
import { isDue } from './feed-worker.server'
import { fetchFeed } from './fetch-feed.server'
import { decideHeld, findLastGood } from './schedule.repo.server'

const emptied = [listings, feedImports, feedSchedule, mails]
const { db, appAt, asked } = await testApp({ demo: 'agency', emptied })
const minutes = (count: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + count * 60_000)
let server: Awaited<ReturnType<typeof feedServer>>

beforeEach(async () => {
  // The audit log names members for ever, so those of the test before are removed, not deleted.
  await db.update(staff).set({ removedAt: minutes(0) })
  server = await feedServer()
  asked.length = 0
  await settings({})
})

async function settings(over: object) {
  const url = `${server.origin.replace('//', '//name:password@')}/feed.json?key=secret`
  const value = { url, everyMinutes: 15, mailAfterFailures: 3, mostWithdrawnPercent: 30, ...over }
  await saveSetting(db, 'feed', value)
}

const fetch = (count = 0) => fetchFeed(appAt(minutes(count)), { ownCertificate })
const listed = (from: number, count: number, over = {}) =>
  Array.from({ length: count }, (_, index) => listingRecord({ ID: from + index, ...over }))
const send = (properties: object[]) => server.send({ properties, projects: [] })
const onSite = async () =>
  (
    await db
      .select({ id: listings.id })
      .from(listings)
      .where(isNull(listings.withdrawnAt))
      .orderBy(listings.id)
  ).map(({ id }) => id)
const runs = () => db.select().from(feedImports).orderBy(asc(feedImports.id))
const outcomes = async () => (await runs()).map(({ outcome }) => outcome)
const waitingImports = async () => {
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
  return (await db.execute(waiting)).rows.length
}
const sent = async () =>
  (await db.select().from(mails).orderBy(mails.id)).map(({ kind, recipient }) => `${kind} ${recipient}`)
const heldId = async () => String((await runs()).findLast(({ outcome }) => outcome === 'held')?.id)

test('K14 the feed of the settings is applied, and neither its key nor its password is kept or shown', async () => {
  send(listed(1, 3))
  expect(await fetch()).toMatchObject({ outcome: 'applied', created: [1, 2, 3] })
  expect(await onSite()).toEqual([1, 2, 3])
  expect(server.got[0]?.headers.authorization).toMatch(/^Basic /)
  const kept = JSON.stringify([await runs(), await db.select().from(feedSchedule)])
  expect(kept).toContain(`${server.origin}/feed.json`)
  expect(kept).not.toMatch(/secret|password/)
})

test('K14 a feed that has not changed is not read again, and noted as a run that changed nothing', async () => {
  send(listed(1, 3))
  await fetch(0)
  expect(await fetch(15)).toMatchObject({ outcome: 'unchanged', unchanged: 0 })
  expect(await outcomes()).toEqual(['applied', 'unchanged'])
  expect(server.got[1]?.headers['if-none-match']).toBeDefined()
  send(listed(1, 4))
  expect(await fetch(30)).toMatchObject({ outcome: 'applied', created: [4], unchanged: 3 })
})

test('K14 after an import by hand the feed is read whatever it is, and so is another address', async () => {
  send(listed(1, 3))
  await fetch(0)
  const file = path.join(testFolder(), 'feed.json')
  await writeFile(file, JSON.stringify({ properties: listed(1, 3, { Price: 1_000 }) }))
  await importFeed(appAt(minutes(5)), file, { defaultLocale: 'nl' })
  expect(await fetch(15)).toMatchObject({ outcome: 'applied', changed: [1, 2, 3] })
  await settings({ url: `${server.origin}/other.json` })
  await fetch(30)
  expect(server.got.at(-1)?.headers['if-none-match']).toBeUndefined()
})

test('K14 two fetches never run at once, and an import by hand waits for one and wins', async () => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const body = JSON.stringify({ properties: listed(1, 3, { Price: 1_000 }) })
  server.answer(async (_, response) => {
    await held
    response.end(body)
  })
  const first = fetch()
  await vi.waitFor(() => expect(server.got).toHaveLength(1))
  expect(await fetch()).toBe('busy')
  const file = path.join(testFolder(), 'feed.json')
  await writeFile(file, JSON.stringify({ properties: listed(1, 3, { Price: 2_000 }) }))
  const byHand = importFeed(appAt(minutes(1)), file, { defaultLocale: 'nl' })
  await vi.waitFor(async () => expect(await waitingImports()).toBe(1))
  expect(await outcomes()).toEqual([])
  go()
  expect(await first).toMatchObject({ outcome: 'applied' })
  expect(await byHand).toMatchObject({ outcome: 'applied', changed: [1, 2, 3] })
  expect((await db.select().from(listings)).map(({ priceCents }) => priceCents)).toEqual([
    200_000, 200_000, 200_000,
  ])
})

test('K14 the agency is mailed once after as many failures as it set, and once when it is over', async () => {
  for (const count of [0, 15]) expect(await fetch(count)).toMatchObject({ outcome: 'refused' })
  expect(await sent()).toEqual([])
  for (const count of [30, 45, 60]) await fetch(count)
  expect(await sent()).toEqual(['feed-failing hallo@tilia.example'])
  const [failing] = await db.select().from(mails)
  expect(failing?.text).toContain('Het adres van de feed antwoordt met 500.')
  expect(failing?.text).not.toMatch(/secret|password/)
  send(listed(1, 3))
  for (const count of [75, 90]) await fetch(count)
  expect(await sent()).toEqual(['feed-failing hallo@tilia.example', 'feed-well hallo@tilia.example'])
  server.answer((_, response) => response.end('{'))
  for (const count of [105, 120, 135]) await fetch(count)
  expect(await sent()).toHaveLength(3)
})

test('K14 one failure between two that succeed is not mailed', async () => {
  for (let count = 0; count < 6; count += 2) {
    server.answer((_, response) => response.writeHead(500).end())
    await fetch(count)
    await fetch(count + 0.5)
    send(listed(1, 3))
    await fetch(count + 1)
  }
  expect(await sent()).toEqual([])
})

test('K14 a feed that would withdraw too much changes nothing, and every admin is mailed once', async () => {
  await createMember(db, { name: 'Ada', role: 'admin', locale: 'fr' })
  await createMember(db, { name: 'Bea', role: 'admin' })
  await createMember(db, { name: 'Cis' })
  send(listed(1, 10))
  await fetch(0)
  send(listed(1, 7, { Price: 1_000 }))
  expect(await fetch(15)).toMatchObject({ outcome: 'applied', withdrawn: [8, 9, 10] })
  send(listed(1, 3, { Price: 2_000 }))
  for (const count of [30, 45, 60])
    expect(await fetch(count)).toMatchObject({ outcome: 'held', withdrawn: [4, 5, 6, 7] })
  expect(await onSite()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect((await db.select().from(listings)).map(({ priceCents }) => priceCents)).not.toContain(200_000)
  expect(await outcomes()).toEqual(['applied', 'applied', 'held'])
  expect(await sent()).toEqual(['feed-held ada@agency.example', 'feed-held bea@agency.example'])
  const [french] = await db.select().from(mails)
  expect(french?.text).toContain(`https://agency.example/office/imports/${await heldId()}/`)
  expect(await findLastGood(db)).toEqual(minutes(15))
})

test('K14 an empty feed waits for a yes too, and one that comes back whole is applied without', async () => {
  send(listed(1, 10))
  await fetch(0)
  send([])
  expect(await fetch(15)).toMatchObject({ outcome: 'held' })
  // Nobody works in the office yet.
  expect(await sent()).toEqual(['feed-held hallo@tilia.example'])
  send(listed(1, 11))
  expect(await fetch(30)).toMatchObject({ outcome: 'applied', created: [11] })
  const id = await heldId()
  expect((await importRun(appAt(minutes(31)), id))?.held).toMatchObject({ isOpen: false, state: 'waiting' })
  const answer = await actSender(db, 'admin', [approveFeedAct])
  const fields = { act: 'imports.approve', seen: '' }
  expect(await answer({ app: appAt(minutes(31)), fields, id })).toMatchObject({ status: 422 })
})

test('K14 after a yes the feed is fetched at once, and may withdraw what was seen', async () => {
  send(listed(1, 10))
  await fetch(0)
  send(listed(1, 3))
  await fetch(15)
  const id = await heldId()
  const shown = (await importRun(appAt(minutes(20)), id))?.held
  expect(shown).toMatchObject({ state: 'waiting', isOpen: true, listings: 7, projects: 0 })
  const answer = await actSender(db, 'admin', [approveFeedAct, declineFeedAct])
  const fields = { act: 'imports.approve', seen: shown?.mark ?? '' }
  const done = await answer({ app: appAt(minutes(20)), fields, id })
  expect(done).toMatchObject({ status: 303, to: expect.stringContaining('done=feed-office:done.approved') })
  const fetches = asked.filter(({ queue }) => queue === 'fetch-feed')
  expect(fetches).toMatchObject([{ data: { isAsked: true } }])
  expect(await isDue(appAt(minutes(20)))).toBe(false)
  expect(await isDue(appAt(minutes(20)), true)).toBe(true)
  const [noted] = (await db.select().from(auditLog).orderBy(auditLog.id)).slice(-1)
  expect(noted).toMatchObject({
    ...{ act: 'imports.approve', subject: `imports/${id}`, before: { approved: 'waiting' } },
    after: { approved: true, listings: 7, projects: 0 },
  })
  expect(await fetch(20)).toMatchObject({ outcome: 'applied', withdrawn: [4, 5, 6, 7, 8, 9, 10] })
  expect(await onSite()).toEqual([1, 2, 3])
  // The yes was for that, not for ever.
  send(listed(1, 1))
  expect(await fetch(35)).toMatchObject({ outcome: 'held' })
})

test('K14 after a yes an empty feed is applied too, and without one it is refused where nothing has to wait', async () => {
  send(listed(1, 10))
  await fetch(0)
  send([])
  expect(await fetch(15)).toMatchObject({ outcome: 'held' })
  const id = await heldId()
  const seen = (await importRun(appAt(minutes(20)), id))?.held?.mark ?? ''
  const answer = await actSender(db, 'admin', [approveFeedAct])
  expect(
    await answer({ app: appAt(minutes(20)), fields: { act: 'imports.approve', seen }, id }),
  ).toMatchObject({ status: 303 })
  expect(await fetch(20)).toMatchObject({ outcome: 'applied', withdrawn: listed(1, 10).map(({ ID }) => ID) })
  expect(await onSite()).toEqual([])
  send(listed(1, 2))
  await fetch(35)
  send([])
  await settings({ mostWithdrawnPercent: 100 })
  expect(await fetch(50)).toMatchObject({ outcome: 'refused' })
  expect(await onSite()).toEqual([1, 2])
})

test('K14 a yes to some listings is none to an empty feed', async () => {
  send(listed(1, 10))
  await fetch(0)
  send(listed(1, 3))
  await fetch(15)
  await decideHeld(db, Number(await heldId()), 'approved', minutes(20))
  send([])
  // The three that nobody saw are no more than the share.
  expect(await fetch(20)).toMatchObject({ outcome: 'refused' })
  expect(await onSite()).toHaveLength(10)
})

test('K14 a yes is not for what nobody saw: neither on an older page, nor of a later feed', async () => {
  send(listed(1, 20))
  await fetch(0)
  send(listed(1, 10))
  await fetch(15)
  const id = await heldId()
  const seen = (await importRun(appAt(minutes(20)), id))?.held?.mark ?? ''
  send(listed(1, 9))
  await fetch(30)
  const answer = await actSender(db, 'admin', [approveFeedAct, declineFeedAct])
  const yes = (mark: string) =>
    answer({ app: appAt(minutes(31)), fields: { act: 'imports.approve', seen: mark }, id })
  expect(await yes(seen)).toMatchObject({ status: 422 })
  expect(await yes((await importRun(appAt(minutes(31)), id))?.held?.mark ?? '')).toMatchObject({
    status: 303,
  })
  send(listed(1, 1))
  expect(await fetch(32)).toMatchObject({ outcome: 'held' })
  expect(await onSite()).toHaveLength(20)
  expect(await heldId()).not.toBe(id)
  expect((await sent()).length).toBe(2)
})

test('K14 after a no the site stays as it is and nobody is asked again, until more would go; a no can be taken back', async () => {
  send(listed(1, 10))
  await fetch(0)
  send(listed(1, 5))
  await fetch(15)
  const id = await heldId()
  const seen = (await importRun(appAt(minutes(20)), id))?.held?.mark ?? ''
  const answer = await actSender(db, 'admin', [approveFeedAct, declineFeedAct])
  const app = appAt(minutes(20))
  const no = () => answer({ app, fields: { act: 'imports.decline', seen }, id })
  expect(await no()).toMatchObject({ status: 303 })
  expect(await no()).toMatchObject({ status: 422 })
  for (const count of [30, 45]) expect(await fetch(count)).toMatchObject({ outcome: 'held' })
  expect(await outcomes()).toEqual(['applied', 'held'])
  expect(await sent()).toHaveLength(1)
  expect(await answer({ app, fields: { act: 'imports.approve', seen }, id })).toMatchObject({ status: 303 })
  expect(await fetch(46)).toMatchObject({ outcome: 'applied' })
  send([])
  await fetch(60)
  expect(await sent()).toHaveLength(2)
})

test('K14 only admins answer a feed', async () => {
  for (const role of ['agent', 'editor'] as const) {
    const answer = await actSender(db, role, [approveFeedAct, declineFeedAct])
    const outcome = answer({ app: appAt(), fields: { act: 'imports.approve', seen: '' }, id: '1' })
    expect(await outcome).toMatchObject({ status: 403 })
  }
})

test('K14 the feed is fetched as often as the settings say, and not at all without', async () => {
  send(listed(1, 3))
  expect(await isDue(appAt(minutes(0)))).toBe(true)
  await fetch(0)
  const due = []
  for (const count of [5, 10, 15, 20]) due.push(await isDue(appAt(minutes(count))))
  expect(due).toEqual([false, false, true, true])
  await settings({ everyMinutes: 5 })
  expect(await isDue(appAt(minutes(4.9)))).toBe(true)
  await db.delete(siteSettings).where(eq(siteSettings.key, 'feed'))
  clearVersioned()
  expect([await isDue(appAt(minutes(60))), await isDue(appAt(minutes(60)), true)]).toEqual([false, false])
  expect(await fetch(60)).toBe('off')
})

test('K14 the operator fetches the feed, says no and yes by a command, which is noted', async () => {
  send(listed(1, 10))
  await fetch(0)
  send(listed(1, 3))
  await fetch(15)
  const id = await heldId()
  const run = (...argv: string[]) =>
    printed((print) => runFeedCommand(argv, async () => appAt(minutes(20)), print))
  expect(await run('decline', id)).toEqual({ code: 0, output: 'Declined: the site stays as it is.\n' })
  expect(await run('approve', '999999')).toMatchObject({ code: 1 })
  expect(await run('approve', 'x')).toMatchObject({ code: 2 })
  const approved = await run('approve', id)
  expect(approved.output).toContain('Approved: 7 listings and 0 projects may be withdrawn.\n')
  // The command asks only public addresses.
  expect(approved.output).toContain('REFUSED')
  expect(approved.output).toContain('the name leads to an address that is not public')
  expect(approved.code).toBe(1)
  expect(await fetch(21)).toMatchObject({ outcome: 'applied' })
  const noted = (await db.select().from(auditLog).orderBy(auditLog.id)).slice(-2)
  expect(noted.map(({ act, actor }) => [act, actor])).toEqual([
    ['imports.decline', 'npm run feed'],
    ['imports.approve', 'npm run feed'],
  ])
})

test('K14 projects count beside listings', async () => {
  const projects = [1, 2, 3].map((ID) => projectRecord({ ID }))
  server.send({ properties: listed(1, 3), projects })
  await fetch(0)
  server.send({ properties: listed(1, 3), projects: projects.slice(0, 1) })
  expect(((await fetch(15)) as FeedReport).outcome).toBe('held')
  await settings({ mostWithdrawnPercent: 34 })
  expect(((await fetch(30)) as FeedReport).outcome).toBe('applied')
})
