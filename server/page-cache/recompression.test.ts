import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { pageOf, weightOf } from './page'
import { createRecompression } from './recompression'
import { createPageStore } from './store'

const page = (key: string) =>
  pageOf(key, new Response(`${key} `.repeat(20_000)), {
    expiresAt: Number.POSITIVE_INFINITY,
    usableUntil: Number.POSITIVE_INFINITY,
  })

const atOnce = vi.hoisted(() => {
  // Test files share their modules: those of the cache are read again, and forgotten afterwards.
  vi.resetModules()
  return { now: 0, most: 0 }
})

vi.mock('./compression', async (load) => {
  const real = await load<typeof import('./compression')>()
  return {
    ...real,
    compressBest: async (bytes: Buffer) => {
      atOnce.most = Math.max(atOnce.most, ++atOnce.now)
      return real.compressBest(bytes).finally(() => atOnce.now--)
    },
  }
})

afterAll(() => {
  vi.doUnmock('./compression')
  vi.resetModules()
})

test('page cache: pages that wait for their best form are made one after the other', async () => {
  const store = createPageStore(10_000_000)
  const pages = await Promise.all(['/a', '/b', '/c'].map(page))
  const recompression = createRecompression(store)
  for (const one of pages) store.put(one, 0)
  for (const one of pages) recompression.ask(one.key)
  await vi.waitFor(() => expect(pages.every(({ bodies }) => bodies.br)).toBe(true))
  expect(atOnce.most).toBe(1)
  expect(String(brotliDecompressSync(Buffer.from(String(pages[2]?.bodies.br?.content), 'latin1')))).toMatch(
    /^\/c /,
  )
  expect(store.bytes).toBe(pages.reduce((sum, one) => sum + weightOf(one), 0))
})

test('page cache: what was deleted while it waited is not made', async () => {
  const store = createPageStore(10_000_000)
  const [first, second] = [await page('/a'), await page('/b')]
  const recompression = createRecompression(store)
  for (const one of [first, second]) {
    store.put(one, 0)
    recompression.ask(one.key)
  }
  for (const one of [first, second]) store.delete(one)
  recompression.forget()
  await vi.waitFor(() => expect(first.bodies.br).toBeDefined())
  await setTimeout(50)
  expect([second.bodies.br, store.bytes]).toEqual([undefined, 0])
})
