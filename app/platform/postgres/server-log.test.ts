import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyServerLog, serverLog } from './server-process.server'

test('K16 a log that grew too large is moved aside while the server goes on writing to it', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'pignon-log-'))
  const server = openSync(serverLog(home), 'a')
  try {
    writeSync(server, 'before\n')
    emptyServerLog(home, 100)
    expect(readFileSync(serverLog(home), 'utf8')).toBe('before\n')
    appendFileSync(serverLog(home), 'x'.repeat(100))
    emptyServerLog(home, 100)
    writeSync(server, 'after\n')
    expect(readFileSync(serverLog(home), 'utf8')).toBe('after\n')
    expect(readFileSync(`${serverLog(home)}.1`, 'utf8')).toMatch(/^before\nx{100}$/)
  } finally {
    closeSync(server)
    rmSync(home, { recursive: true })
  }
})
