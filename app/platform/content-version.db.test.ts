import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentVersion as contentTable } from '#db/schema'
import { startTcpProxy } from '../../tests/faults/tcp-proxy'
import { testDatabase } from '../../tests/setup/test-database'
import { bumpContentVersion, contentVersion } from './content-version.server'
import type { Db } from './database.server'
import { followDatabase } from './follow-database.server'
import { type OfficeNews, officeChannel, readOfficeNews, tellOffice } from './office/office-news.server'

test('a change of public content is told to every process when it commits, and not before', async () => {
  const { db, url } = await testDatabase()
  const told: number[] = []
  const following = await followDatabase({ url, db }, { changed: (version) => told.push(version) })
  const before = await contentVersion(db)
  await db.transaction(async (tx) => {
    expect(await bumpContentVersion(tx)).toBe(before + 1)
    expect(await contentVersion(db)).toBe(before)
    expect(told).toEqual([])
  })
  await vi.waitFor(() => expect(told).toEqual([before + 1]))
  await following.stop()
})

test('a rolled back change is told to nobody', async () => {
  const { db } = await testDatabase()
  const before = await contentVersion(db)
  const failed = db.transaction(async (tx) => {
    await bumpContentVersion(tx)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await contentVersion(db)).toBe(before)
})

test('after a lost connection the version is told again', async () => {
  const { db, url } = await testDatabase()
  const told: number[] = []
  const following = await followDatabase({ url, db }, { changed: (version) => told.push(version) })
  await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'pignon content' and datname = current_database()`)
  await vi.waitFor(() => expect(told).toEqual([1]), 5_000)
  await db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(told).toEqual([1, 2]))
  await following.stop()
})

test('a change of which nothing is heard is found all the same, and the next is heard again', async () => {
  const { db, url } = await testDatabase()
  const told: number[] = []
  const following = await followDatabase(
    { url, db },
    { changed: (version) => told.push(version) },
    { lookMs: 60_000, checkMs: 100 },
  )
  // As over a connection that lost its way: the version changes, no word arrives.
  await db.execute(`insert into content_version (id, version) values (1, 7)
    on conflict (id) do update set version = 7`)
  await vi.waitFor(() => expect(told).toContain(7), 5_000)
  await db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(told.at(-1)).toBe(8))
  await following.stop()
})

test('a connection to a server that nobody writes to any more is given up', async () => {
  const [former, now] = [await testDatabase(), await testDatabase()]
  const told: number[] = []
  let { url } = former
  const database = {
    db: now.db,
    get url() {
      return url
    },
  }
  const times = { lookMs: 60_000, checkMs: 100 }
  const following = await followDatabase(database, { changed: (version) => told.push(version) }, times)
  url = now.url
  await now.db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(told.at(-1)).toBe(2), 5_000)
  await sleep(300)
  await now.db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(told.at(-1)).toBe(3), 5_000)
  await following.stop()
})

/** What somebody hears who follows the database as a process does: versions, and words that may have been missed. */
async function follower(url: string, db: Db, times?: { lookMs: number; checkMs: number }) {
  const versions: number[] = []
  const words: (string | undefined)[] = []
  const others = { [officeChannel]: (word?: string) => words.push(word) }
  const changed = (version: number) => void versions.push(version)
  const following = await followDatabase({ url, db }, { changed, others }, times)
  onTestFinished(() => following.stop())
  return { versions, words }
}

test('K10 what is lost heals within five seconds: a word that never came, a connection that a router forgot', async () => {
  const { db, url } = await testDatabase()
  const proxy = await startTcpProxy(() => ({ host: new URL(url).hostname, port: Number(new URL(url).port) }))
  onTestFinished(() => proxy.close())
  const [straight, behind] = await Promise.all([follower(url, db), follower(proxy.through(url), db)])
  await sleep(500)
  proxy.forget()
  const began = performance.now()
  await tellOffice(db, { kind: 'lead', id: 7, isNew: true })
  await db.execute(`insert into content_version (id, version) values (1, 7)
    on conflict (id) do update set version = 7`)
  await vi.waitFor(() => {
    expect([straight.versions.at(-1), behind.versions.at(-1)]).toEqual([7, 7])
    expect(behind.words).toEqual([undefined])
  }, 6_000)
  expect(performance.now() - began).toBeLessThan(5_000)
  await db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(behind.versions.at(-1)).toBe(8))
}, 15_000)

test('K10 a connection that listens no more, as one that a pooler gave to somebody else, is given up', async () => {
  const { db, url } = await testDatabase()
  const opened = vi.spyOn(pg.Client.prototype, 'connect')
  const { words } = await follower(url, db, { lookMs: 100, checkMs: 60_000 })
  const client = opened.mock.contexts.at(-1) as pg.Client
  opened.mockRestore()
  await client.query('unlisten *')
  await vi.waitFor(() => expect(words).toEqual([undefined]))
  await tellOffice(db, { kind: 'testimonial', id: 3 })
  await vi.waitFor(() => expect(words).toHaveLength(2))
})

test('K10 a connection that is well is kept, and nothing is told twice', async () => {
  const { db, url } = await testDatabase()
  const { versions, words } = await follower(url, db, { lookMs: 20, checkMs: 20 })
  for (let count = 0; count < 20; count++) await db.transaction((tx) => bumpContentVersion(tx))
  await sleep(200)
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(new Set(versions).size).toBe(versions.length)
  expect([versions.at(-1), words]).toEqual([await contentVersion(db), []])
})

test('K10 a version that was read before a newer one was heard is not told any more', async () => {
  const { db, url } = await testDatabase()
  const [read, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const select = () => ({
    from: async () => {
      const rows = await db.select({ version: contentTable.version }).from(contentTable)
      read.resolve()
      await mayGoOn.promise
      return rows
    },
  })
  const slow = { select } as unknown as Db
  const { versions, words } = await follower(url, slow, { lookMs: 60_000, checkMs: 50 })
  await read.promise
  await db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(versions).toEqual([2]))
  mayGoOn.resolve()
  await sleep(300)
  expect([versions, words]).toEqual([[2], []])
})

test('B13 news of the office is told to every process when it commits, and not before', async () => {
  const { db, url } = await testDatabase()
  const heard: (OfficeNews | undefined)[] = []
  const others = { [officeChannel]: (payload?: string) => heard.push(readOfficeNews(payload)) }
  const processes = [1, 2].map(() => followDatabase({ url, db }, { changed: () => {}, others }))
  const following = await Promise.all(processes)
  await db.transaction(async (tx) => {
    await tellOffice(tx, { kind: 'lead', id: 7, isNew: true })
    await db.execute('select pg_sleep(0.1)')
    expect(heard).toEqual([])
  })
  const news = { kind: 'lead', id: 7, isNew: true }
  await vi.waitFor(() => expect(heard).toEqual([news, news]))
  await Promise.all(following.map((one) => one.stop()))
})

test('B13 after a lost connection listeners are told that they may have missed news', async () => {
  const { db, url } = await testDatabase()
  const heard: (string | undefined)[] = []
  const others = { [officeChannel]: (payload?: string) => heard.push(payload) }
  const following = await followDatabase({ url, db }, { changed: () => {}, others })
  await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'pignon content' and datname = current_database()`)
  // K17: whoever watches the site sees it meanwhile.
  await vi.waitFor(() => expect(following.isListening()).toBe(false))
  await vi.waitFor(() => expect(heard).toEqual([undefined]), 5_000)
  expect(following.isListening()).toBe(true)
  await tellOffice(db, { kind: 'testimonial', id: 3 })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  await following.stop()
})

test('B13 what is no news of the office is left aside', () => {
  for (const payload of [undefined, '', '{', '{"kind":"salary","id":1}', '{"kind":"lead"}', '[]', 'null'])
    expect(readOfficeNews(payload)).toBeUndefined()
})
