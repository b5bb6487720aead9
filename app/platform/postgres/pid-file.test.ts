import { expect, test } from 'vitest'
import { isAlive, parsePidFile } from './pid-file.server'

const running =
  '4242\n/srv/my data/postgres/18\n1795227897\n40297\n\n127.0.0.1\n  2154970     32798\nready   \n'

test('database: the pid file of a running server names its process, port and status', () => {
  expect(parsePidFile(running)).toEqual({ pid: 4242, port: 40297, ready: true })
})

test('database: a server that starts, stops or has only its first lines written is not ready', () => {
  expect(parsePidFile(running.replace('ready   ', 'starting'))?.ready).toBe(false)
  expect(parsePidFile(running.replace('ready   ', 'stopping'))?.ready).toBe(false)
  expect(parsePidFile('4242\n/srv/data\n')).toEqual({ pid: 4242, port: 0, ready: false })
})

test('database: an empty or broken pid file names nobody, above all not process 0 or a group', () => {
  for (const text of ['', '\n', 'x\n', '0\n', '-42\n', '1.5\n']) expect(parsePidFile(text)).toBeUndefined()
})

test('database: this process is alive, and a number that no process can have is not', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(2 ** 30)).toBe(false)
})
