import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { Log } from '~/platform/log.server'
import { lastWords } from './log-line'
import { logWhatNodeSays } from './log-what-node-says'

test('K17 why a site does not start is a line of its log, and a sentence for people', () => {
  const text = 'Port 3000 is in use already.\n  at "x"'
  const line = lastWords(text, { isServing: true, isTerminal: false })
  expect(line.trimEnd()).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: text })
  for (const person of [
    { isServing: true, isTerminal: true },
    { isServing: false, isTerminal: false },
  ])
    expect(lastWords(text, person)).toBe(`${text}\n`)
})

test('K17 what Node itself would print, warnings and the error that ends the process, are lines of the log', () => {
  const node = Object.assign(new EventEmitter(), { ended: [] as number[] })
  node.on('warning', () => expect.unreachable('Node prints it too'))
  const lines: unknown[] = []
  const note = (fields: unknown, text: unknown) => lines.push([fields, text])
  const log = { warn: note, fatal: note } as unknown as Log & { fatal: Log['error'] }
  logWhatNodeSays(node, log, (code) => node.ended.push(code))
  const [warning, error] = [new Error('a buffer'), new TypeError('no')]
  node.emit('warning', warning)
  node.emit('uncaughtException', error)
  expect(lines).toEqual([
    [{ err: warning }, 'Node warns'],
    [{ err: error }, 'the process ends: an error that nothing expected'],
  ])
  expect(node.ended).toEqual([1])
})
