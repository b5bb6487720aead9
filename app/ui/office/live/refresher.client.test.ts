import { expect, onTestFinished, test, vi } from 'vitest'
import { createRefresher } from './refresher.client'

const usual = { address: '/office/events', isHeld: () => false, mayRead: async () => true }

/** A page in a browser whose office answers. */
function openPage(parts: { isBusy: () => boolean; mayRead?: () => Promise<boolean> }) {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', { setTimeout, clearTimeout })
  vi.stubGlobal('fetch', async () => new Response(null))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const read = vi.fn(async () => {})
  return { read, ...createRefresher({ ...usual, read, ...parts }) }
}

test('B13 what comes is read at once, but not while a form or another page is on its way', async () => {
  let isBusy = false
  const { read, want } = openPage({ isBusy: () => isBusy })
  want()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledTimes(1)
  isBusy = true
  want()
  want()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(read).toHaveBeenCalledTimes(1)
  isBusy = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('B13 a form that is sent while the office is asked whether it answers is waited for as well', async () => {
  // Idle when the news comes, on its way a moment later.
  const isBusy = vi
    .fn(() => false)
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true)
  const { read, want } = openPage({ isBusy })
  want()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(1)
})

test('B12 B22 a page that is gone is not read while somebody types on it', async () => {
  const mayRead = vi.fn(async () => false)
  const { read, want } = openPage({ isBusy: () => false, mayRead })
  want()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([mayRead.mock.calls.length, read.mock.calls.length]).toEqual([1, 0])
})
