import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { toConnectProblem } from '~/platform/database-problem'
import { explainStartProblem } from './start-problem'

const thrownBy = async (run: () => unknown) => {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('start: a port in use is named, with what to do', async () => {
  const first = createServer()
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
  const { port } = first.address() as { port: number }
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  )
  first.close()
  expect(explainStartProblem(error)).toMatch(new RegExp(`Port ${port} is in use`))
})

test('start: a database that does not answer is named by its address, never by its password', async () => {
  const client = new pg.Client('postgres://user:secret@127.0.0.1:1/none')
  const said = explainStartProblem(await thrownBy(() => client.connect()))
  expect(said).toBe('The database of DATABASE_URL does not answer at 127.0.0.1:1 (ECONNREFUSED).')
})

test('start: a host with several addresses of which none answers is explained as one', () => {
  const refused = { code: 'ECONNREFUSED', syscall: 'connect', port: 5432 }
  const errors = ['::1', '127.0.0.1'].map((address) => Object.assign(new Error(), { ...refused, address }))
  const several = Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' })
  expect(explainStartProblem(several)).toBe(
    'The database of DATABASE_URL does not answer at ::1:5432 (ECONNREFUSED).',
  )
})

test('start: a data folder that is a file is named, not the port', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-start-'))
  const file = path.join(folder, 'data')
  writeFileSync(file, '')
  const said = explainStartProblem(await thrownBy(() => mkdirSync(path.join(file, 'postgres'))))
  rmSync(folder, { recursive: true })
  expect(said).toMatch(/data.postgres cannot be used \(ENOTDIR\)/)
})

test('start: what nobody expected keeps its stack', () => {
  expect(explainStartProblem(new TypeError('odd'))).toMatch(/TypeError: odd\n\s+at /)
  expect(explainStartProblem('odd')).toBe('odd')
})

test('start: a query that failed is told without its values', () => {
  const cause = new Error('relation "leads" does not exist')
  const said = explainStartProblem(new DrizzleQueryError('select $1', ['ada@post.example'], cause))
  expect(said).toMatch(/relation "leads" does not exist\n\s+at /)
  expect(said).not.toContain('ada@')
})

test('K6 a server without a connection left is told in a sentence, however it was met', () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  const said = explainStartProblem(new Error('wrapped', { cause: toConnectProblem(refused) }))
  expect(said).toBe(explainStartProblem(refused))
  expect(said).toMatch(/no connection left for this site: .*\(53300\)$/)
})

test('K6 no connection within the wait is told without a stack', () => {
  const said = explainStartProblem(toConnectProblem(new Error('timeout exceeded when trying to connect')))
  expect(said).toBe('The database gives no connection in time: see "The database" in docs/operating.md.')
})
