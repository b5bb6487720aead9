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

/**
 * Lets a signal that nobody else listens for end the process, as it does by itself unless the process is the first one of
 * a container: to that one Linux gives only signals that it listens for, so a start or a command could not be interrupted.
 */
export function endOnSignal(
  signals: EventEmitter = process,
  end: (code: number) => void = process.exit,
): void {
  const endUnlessHeard = (kind: StopSignal, number: number) => {
    if (signals.listenerCount(kind) === 1) end(128 + number)
  }
  for (const kind of kinds) signals.on(kind, endUnlessHeard)
}
