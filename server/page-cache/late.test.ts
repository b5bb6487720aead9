import { expect, test, vi } from 'vitest'
import { htmlOf, startCache, textOf } from '../page-cache.fixture'

const change = (key: string) => `${key} changed`

/** A site with a cached page at `/nl/`, whose content changed, while other pages are being rendered. */
async function startChangedSite(others: number) {
  const gate = Promise.withResolvers<void>()
  let changed = false
  const site = await startCache(async (key) => {
    if (key.includes('other')) await gate.promise
    return htmlOf(changed ? change(key) : key)
  })
  await site.ask('/nl/')
  await site.ask('/nl/second/')
  changed = true
  site.cache.clear('8')
  const asked = Array.from({ length: others }, (_, index) => site.ask(`/nl/other-${index}/`))
  await vi.waitFor(() => expect(site.cache.stats().rendering).toBe(others))
  const end = async () => {
    gate.resolve()
    await Promise.all(asked)
  }
  return Object.assign(site, { end, read: async (key: string) => String((await site.ask(key)).bytes) })
}

test('K15 a page that just ended is sent as it was while many are rendered, and rendered in its turn', async () => {
  await using site = await startChangedSite(4)
  expect(await site.read('/nl/')).toBe(textOf('/nl/'))
  expect(await site.read('/nl/second/')).toBe(textOf('/nl/second/'))
  await vi.waitFor(async () => expect(await site.read('/nl/')).toBe(textOf(change('/nl/'))))
  await vi.waitFor(async () => expect(await site.read('/nl/second/')).toBe(textOf(change('/nl/second/'))))
  expect(site.rendered.filter((key) => key === '/nl/')).toHaveLength(2)
  await site.end()
})

test('K15 with fewer renderings under way a change is seen at once', async () => {
  await using site = await startChangedSite(3)
  expect(await site.read('/nl/')).toBe(textOf(change('/nl/')))
  await site.end()
})

test.each([
  ['2026-03-02T10:00:14.999Z', textOf('/nl/')],
  ['2026-03-02T10:00:15.000Z', textOf(change('/nl/'))],
])('K15 fifteen seconds after a change nothing is sent as it was: %s', async (instant, text) => {
  await using site = await startChangedSite(4)
  site.setNow(instant)
  expect(await site.read('/nl/')).toBe(text)
  await site.end()
})
