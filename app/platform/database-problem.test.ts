import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  DatabaseUnavailable,
  findDatabaseProblem,
  isDatabaseProblem,
  toConnectProblem,
  toQueryProblem,
} from './database-problem'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })
const reasonOf = (error: Error) => findDatabaseProblem(toQueryProblem(error))?.reason

test.each([
  ['57P01', 'away'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['53300', 'full'],
  ['57014', 'late'],
  ['55P03', 'late'],
  ['25P03', 'late'],
])('K6 a query that ends with %s says that the database is %s', (code, reason) => {
  expect(reasonOf(failure('no', code))).toBe(reason)
})

test('K6 what the pool and the driver only put into words is recognised', () => {
  expect(reasonOf(failure('timeout exceeded when trying to connect'))).toBe('full')
  expect(reasonOf(failure('Query read timeout'))).toBe('late')
  expect(reasonOf(failure('Connection terminated unexpectedly'))).toBe('away')
})

test('K6 a query that another try would not help keeps its own error', () => {
  const twice = failure('duplicate key value violates unique constraint', '23505')
  expect(toQueryProblem(twice)).toBe(twice)
  expect(isDatabaseProblem(new DrizzleQueryError('select 1', [], twice))).toBe(false)
})

test('K6 whatever keeps a connection from being made, the database is unavailable', () => {
  expect(toConnectProblem(failure('password authentication failed', '28P01'))).toBeInstanceOf(
    DatabaseUnavailable,
  )
})

test('K6 a problem is found below the errors that wrap it', () => {
  const problem = toQueryProblem(failure('canceling statement due to statement timeout', '57014'))
  const wrapped = new Error('page', { cause: new DrizzleQueryError('select 1', [], problem) })
  expect(findDatabaseProblem(wrapped)).toBe(problem)
  expect(isDatabaseProblem(new Error('connect', { cause: failure('smtp', 'ECONNREFUSED') }))).toBe(false)
})
