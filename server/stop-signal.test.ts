import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { endOnSignal, stopSignal } from './stop-signal'

test('K3 the first signal to stop is told, and a second one of either kind ends the process', async () => {
  const signals = new EventEmitter()
  const stop = stopSignal(signals)
  // As Node does: its name and its number.
  signals.emit('SIGTERM', 'SIGTERM', 15)
  expect([signals.listenerCount('SIGTERM'), signals.listenerCount('SIGINT')]).toEqual([0, 0])
  expect(await stop).toBe('SIGTERM')
})

test('K18 the first process of a container ends by a signal that nobody else listens for', async () => {
  const signals = new EventEmitter()
  const codes: number[] = []
  endOnSignal(signals, (code) => codes.push(code))
  const stop = stopSignal(signals)
  signals.emit('SIGTERM', 'SIGTERM', 15)
  expect([await stop, codes]).toEqual(['SIGTERM', []])
  signals.emit('SIGINT', 'SIGINT', 2)
  expect(codes).toEqual([130])
})

/** A process that is the first of its own processes, as in a container. */
const alone = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']

test.skipIf(spawnSync('unshare', [...alone, 'true']).status !== 0)(
  'K18 a start that is interrupted in a container is interrupted at once',
  async () => {
    const start = `import('./server/stop-signal.ts').then(({ endOnSignal }) => {
      if (process.pid !== 1) throw new Error('not the first process')
      endOnSignal()
      setTimeout(() => process.exit(7), 20_000)
      process.stdout.write('starts')
    })`
    const child = spawn('unshare', [...alone, process.execPath, '--eval', start], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      expect(String(await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]))).toBe('starts')
      process.kill(inside(child), 'SIGTERM')
      expect(await once(child, 'exit')).toEqual([143, null])
    } finally {
      child.kill('SIGKILL')
    }
  },
)

/** The process that `unshare` started: a signal from outside reaches it as that of a container engine does. */
const inside = ({ pid }: ChildProcess) =>
  Number(spawnSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' }).stdout)
