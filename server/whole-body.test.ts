import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { TooLateError } from './deadline'
import { inTimeOfBody } from './whole-body'

const body = (complete = false) =>
  Object.assign(new EventEmitter(), { complete, headers: { 'content-length': '12' } })
const never = new Promise<never>(() => {})

function arriveAfter(incoming: ReturnType<typeof body>, milliseconds: number) {
  setTimeout(() => {
    incoming.complete = true
    incoming.emit('end')
  }, milliseconds)
}

test('K19 the time of an answer begins when the whole body is here', async () => {
  const incoming = body()
  const arrived = vi.fn()
  arriveAfter(incoming, 60)
  expect(await inTimeOfBody(incoming, sleep(130, 'done'), 100, arrived)).toBe('done')
  expect(arrived).toHaveBeenCalledOnce()
})

test('K19 a body that does not end in its time is too late', async () => {
  await expect(inTimeOfBody(body(), never, 30, () => {})).rejects.toBeInstanceOf(TooLateError)
})

test('K19 an answer that does not come after the body is too late', async () => {
  const incoming = body()
  arriveAfter(incoming, 10)
  await expect(inTimeOfBody(incoming, never, 30, () => {})).rejects.toBeInstanceOf(TooLateError)
  await expect(inTimeOfBody(body(true), never, 30, () => {})).rejects.toBeInstanceOf(TooLateError)
})

test('K19 who answers before the body is here is not kept waiting, and its failure is told', async () => {
  const arrived = vi.fn()
  expect(await inTimeOfBody(body(), Promise.resolve('refused'), 30, arrived)).toBe('refused')
  await expect(inTimeOfBody(body(), Promise.reject(new Error('no')), 30, arrived)).rejects.toThrow('no')
  expect(arrived).not.toHaveBeenCalled()
})

test('K19 without a body there is nothing to wait for before an answer', async () => {
  const incoming = Object.assign(body(), { headers: {} })
  await expect(inTimeOfBody(incoming, never, 30, () => {})).rejects.toBeInstanceOf(TooLateError)
  expect(await inTimeOfBody(incoming, Promise.resolve('done'), 30, () => {})).toBe('done')
  expect(incoming.listenerCount('end')).toBe(0)
})
