import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, type Page, pageOf, weightOf } from './page'
import { createPageStore } from './store'

const page = (key: string, length = 1000): Promise<Page> =>
  pageOf(key, new Response('x'.repeat(length)), {
    expiresAt: Number.POSITIVE_INFINITY,
    usableUntil: Number.POSITIVE_INFINITY,
  })

const ONE = weightOf(await page('/0'))

/** Asks for a page, which is made and offered to the store when it does not have it. */
async function ask(store: ReturnType<typeof createPageStore>, key: string, now = 0) {
  if (store.get(key) === undefined) store.put(await page(key), now)
}

test('page cache: of pages asked for less often, the one not used for longest makes room', async () => {
  const store = createPageStore(3 * ONE)
  for (const key of ['/1', '/2', '/3', '/1', '/4']) await ask(store, key)
  expect([store.pages, store.evictions]).toEqual([3, 0])
  await ask(store, '/4')
  expect(['/1', '/2', '/3', '/4'].filter((key) => store.get(key))).toEqual(['/1', '/3', '/4'])
  expect(store.evictions).toBe(1)
})

test('page cache: thousands of odd addresses push out no page that is asked for again', async () => {
  const store = createPageStore(20 * ONE)
  const often = ['/nl/', '/fr/', '/nl/te-koop/?city=Ukkel', '/nl/te-koop/?page=2']
  for (const key of [...often, ...often, ...often]) await ask(store, key)
  for (let index = 0; index < 20_000; index += 1) await ask(store, `/nl/te-koop/?priceMin=${index}`)
  expect(often.filter((key) => store.get(key))).toEqual(often)
  expect(store.pages).toBeLessThanOrEqual(20)
})

test('page cache: a page made again is as popular as before, and what is over makes room for anybody', async () => {
  const store = createPageStore(2 * ONE)
  for (let count = 0; count < 5; count += 1) await ask(store, '/1')
  const first = store.get('/1')
  await ask(store, '/2')
  if (first) store.delete(first)
  for (const key of ['/3', '/1']) await ask(store, key)
  expect(['/1', '/3'].map((key) => store.get(key)?.key)).toEqual(['/1', '/3'])
  const over = createPageStore(ONE)
  over.put(await page('/4'), 0)
  over.expire(1_000, 2_000)
  for (let count = 0; count < 9; count += 1) over.get('/4')
  await ask(over, '/5', 999)
  expect(over.get('/4')).toBeDefined()
  await ask(over, '/5', 1_000)
  expect(over.get('/5')).toBeDefined()
})

test('page cache: another encoding of a page counts, and can push others out', async () => {
  const store = createPageStore(2 * ONE + 10)
  const second = await page('/2')
  store.put(await page('/1'), 0)
  store.put(second, 0)
  second.bodies.br = bodyOf(second.sharedHeaders, Buffer.alloc(300), 'br')
  store.weighAgain(second)
  expect(store.get('/1')).toBeUndefined()
  expect(store.bytes).toBe(weightOf(second))
})

test('page cache: a page larger than the whole store is not kept and pushes nobody out', async () => {
  const store = createPageStore(2 * ONE)
  store.put(await page('/1'), 0)
  store.put(await page('/2', 5000), 0)
  expect([store.pages, store.get('/2')]).toEqual([1, undefined])
})

test('page cache: a page that was replaced or forgotten does not come back by weighing it again', async () => {
  const store = createPageStore(9 * ONE)
  const old = await page('/1')
  const young = await page('/1')
  store.put(old, 0)
  store.put(young, 0)
  store.weighAgain(old)
  store.delete(old)
  expect(store.get('/1')).toBe(young)
  store.delete(young)
  store.weighAgain(young)
  expect([store.pages, store.bytes]).toEqual([0, 0])
})

test('page cache: the sum of bytes is that of the cached pages and never over the bound', async () => {
  const pages = await Promise.all(
    Array.from({ length: 6 }, (_, index) => page(`/${index}`, 200 * (index + 1))),
  )
  const step = fc.record({
    what: fc.constantFrom('put', 'get', 'delete'),
    which: fc.integer({ min: 0, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const store = createPageStore(2500)
      for (const { what, which } of steps) {
        const target = pages[which]
        if (target === undefined) continue
        if (what === 'put') store.put(target, 0)
        else if (what === 'get') store.get(target.key)
        else store.delete(target)
        expect(store.bytes).toBeLessThanOrEqual(2500)
      }
      const kept = pages.filter(({ key }) => store.get(key))
      expect(store.bytes).toBe(kept.reduce((sum, one) => sum + weightOf(one), 0))
      expect(store.pages).toBe(kept.length)
    }),
  )
})
