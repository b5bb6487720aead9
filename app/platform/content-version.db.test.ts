import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/setup/test-database'
import { bumpContentVersion, contentVersion } from './content-version.server'
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
  const listeners = async () =>
    (
      await db.execute<{ pid: number }>(`select pid from pg_stat_activity
        where application_name = 'pignon content' and datname = current_database()`)
    ).rows.map(({ pid }) => pid)
  const following = await followDatabase(
    { url, db },
    { changed: (version) => told.push(version) },
    { tryMs: 60_000, checkMs: 100 },
  )
  const [deaf] = await listeners()
  // As over a connection that lost its way: the version changes, no word arrives.
  await db.execute(`insert into content_version (id, version) values (1, 7)
    on conflict (id) do update set version = 7`)
  await vi.waitFor(() => expect(told).toContain(7), 5_000)
  await vi.waitFor(async () => {
    const now = await listeners()
    expect(now).toHaveLength(1)
    expect(now).not.toContain(deaf)
  }, 5_000)
  await db.transaction((tx) => bumpContentVersion(tx))
  await vi.waitFor(() => expect(told.at(-1)).toBe(8))
  await following.stop()
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
  await vi.waitFor(() => expect(heard).toEqual([undefined]), 5_000)
  await tellOffice(db, { kind: 'testimonial', id: 3 })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  await following.stop()
})

test('B13 what is no news of the office is left aside', () => {
  for (const payload of [undefined, '', '{', '{"kind":"salary","id":1}', '{"kind":"lead"}', '[]', 'null'])
    expect(readOfficeNews(payload)).toBeUndefined()
})
