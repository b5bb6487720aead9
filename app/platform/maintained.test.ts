import { expect, test } from 'vitest'
import type { Db } from './database.server'
import { maintained, refreshMaintained } from './maintained.server'
import { clearVersioned } from './versioned.server'

const db = {} as Db

test('P1 what is maintained is loaded once, and refreshed before a new version begins', async () => {
  const calls: string[] = []
  const get = maintained<string[]>({
    load: async () => {
      calls.push('load')
      return ['loaded']
    },
    refresh: async (_, former) => {
      calls.push('refresh')
      return [...former, 'refreshed']
    },
  })
  expect(await get(db)).toEqual(['loaded'])
  const adopt = await refreshMaintained(db)
  expect(await get(db)).toEqual(['loaded'])
  clearVersioned()
  adopt()
  expect(await get(db)).toEqual(['loaded', 'refreshed'])
  expect(calls).toEqual(['load', 'refresh'])
})

test('P1 what was not refreshed for a new version is loaded again', async () => {
  let loads = 0
  const get = maintained<number>({
    load: async () => {
      loads += 1
      return loads
    },
    refresh: () => Promise.reject(new Error('away')),
  })
  expect(await get(db)).toBe(1)
  await expect(refreshMaintained(db)).rejects.toThrow('away')
  clearVersioned()
  expect(await get(db)).toBe(2)
})

test('P1 a load that fails is tried again', async () => {
  let loads = 0
  const get = maintained<number>({
    load: async () => {
      loads += 1
      if (loads === 1) throw new Error('away')
      return loads
    },
    refresh: async (_, former) => former,
  })
  await expect(get(db)).rejects.toThrow('away')
  expect(await get(db)).toBe(2)
})
