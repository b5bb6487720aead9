import { afterAll, expect, test, vi } from 'vitest'
import { startCache } from '../page-cache.fixture'

const compressions = vi.hoisted(() => {
  // Test files share their modules: those of the cache are read again, and forgotten afterwards.
  vi.resetModules()
  return { asked: [] as string[], fail: false, gate: Promise.resolve() }
})

vi.mock('./compression', async (load) => {
  const real = await load<typeof import('./compression')>()
  return {
    ...real,
    compressOnTheWay: async (bytes: Buffer, encoding: 'br' | 'gzip') => {
      compressions.asked.push(encoding)
      await compressions.gate
      if (compressions.fail) throw new Error('no memory')
      return real.compressOnTheWay(bytes, encoding)
    },
  }
})

afterAll(() => {
  vi.doUnmock('./compression')
  vi.resetModules()
})

test('page cache: each encoding of a page is made once, when it is first asked for', async () => {
  await using site = await startCache()
  await site.ask('/nl/')
  expect(compressions.asked).toEqual([])
  const gate = Promise.withResolvers<void>()
  compressions.gate = gate.promise
  const asked = Array.from({ length: 20 }, (_, index) => {
    return site.ask('/nl/', { 'accept-encoding': index % 2 === 0 ? 'br' : 'gzip' })
  })
  await vi.waitFor(() => expect(site.cache.stats().hits).toBe(20))
  gate.resolve()
  const answers = await Promise.all(asked)
  expect(answers.map(({ headers }) => headers['content-encoding']).toSorted()).toEqual([
    ...Array(10).fill('br'),
    ...Array(10).fill('gzip'),
  ])
  expect(compressions.asked.toSorted()).toEqual(['br', 'gzip'])
})

test('page cache: when compressing fails the page is sent as it is', async () => {
  compressions.fail = true
  await using site = await startCache()
  const answer = await site.ask('/nl/', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
})
