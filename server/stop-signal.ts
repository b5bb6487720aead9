import type { EventEmitter } from 'node:events'

const kinds = ['SIGTERM', 'SIGINT'] as const
type StopSignal = (typeof kinds)[number]

/** The first signal to stop, listened for from now on; the next one, of either kind, ends the process at once. */
export function stopSignal(signals: EventEmitter = process): Promise<StopSignal> {
  const { promise, resolve } = Promise.withResolvers<StopSignal>()
  const stop = (signal: StopSignal) => {
    for (const kind of kinds) signals.off(kind, stop)
    resolve(signal)
  }
  for (const kind of kinds) signals.on(kind, stop)
  return promise
}
