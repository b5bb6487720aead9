import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { stopSignal } from './stop-signal'

test('K3 the first signal to stop is told, and a second one of either kind ends the process', async () => {
  const signals = new EventEmitter()
  const stop = stopSignal(signals)
  // As Node does: its name and its number.
  signals.emit('SIGTERM', 'SIGTERM', 15)
  expect([signals.listenerCount('SIGTERM'), signals.listenerCount('SIGINT')]).toEqual([0, 0])
  expect(await stop).toBe('SIGTERM')
})
