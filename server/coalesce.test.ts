import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce'

test('calls during a run cause one further run, and runs never overlap', async () => {
  const doors: PromiseWithResolvers<void>[] = []
  const work = vi.fn(() => {
    const door = Promise.withResolvers<void>()
    doors.push(door)
    return door.promise
  })
  const ask = coalesce(work)
  ask()
  ask()
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  doors[0]?.resolve()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  doors[1]?.reject(new Error('no'))
  await new Promise((later) => setTimeout(later, 5))
  expect(work).toHaveBeenCalledTimes(2)
  ask()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
})
