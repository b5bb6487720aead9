import { expect, test, vi } from 'vitest'
import type { Db } from '~/platform/database.server'
import { log } from '~/platform/log.server'
import { maintained } from '~/platform/maintained.server'
import { versionedEpoch } from '~/platform/versioned.server'
import { announcer } from './announce-content'

const announced: string[] = []
const http = { contentChanged: (version: string) => void announced.push(version) }

test('P1 versions are announced one after the other, and of those that wait only the newest', async () => {
  const db = {} as Db
  const refreshes: (() => void)[] = []
  const get = maintained<number>({
    load: async () => 0,
    refresh: (_, former) => new Promise((resolve) => refreshes.push(() => resolve(former + 1))),
  })
  await get(db)
  announced.length = 0
  const announce = announcer({ db, log }, http)
  for (const version of [2, 3, 4]) announce(version)
  await vi.waitFor(() => expect(refreshes).toHaveLength(1))
  expect(announced).toEqual([])
  refreshes[0]?.()
  await vi.waitFor(() => expect(announced).toEqual(['4']))
  announce(5)
  await vi.waitFor(() => expect(refreshes).toHaveLength(2))
  expect(await get(db)).toBe(1)
  refreshes[1]?.()
  await vi.waitFor(() => expect(announced).toEqual(['4', '5']))
  expect(await get(db)).toBe(2)
})

test('P1 a version is announced although nothing could be refreshed for it', async () => {
  const db = {} as Db
  const get = maintained<number>({
    load: async () => 0,
    refresh: () => Promise.reject(new Error('away')),
  })
  await get(db)
  announced.length = 0
  const epoch = versionedEpoch()
  announcer({ db, log }, http)(7)
  await vi.waitFor(() => expect(announced).toEqual(['7']))
  expect(versionedEpoch()).toBe(epoch + 1)
})
