import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from './database-problem'
import { createRepeatedProblems } from './repeated-problems'
import { StorageUnavailable } from './storage/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = () => ({
  err: new Error('Failed query: select', {
    cause: new DatabaseUnavailable('away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
  }),
})

test('K7 of each problem with the database one line a minute is written, the others are counted', () => {
  const counts: number[] = []
  const problems = createRepeatedProblems((unlogged) => counts.push(unlogged))
  const lines = ['a page failed', 'visits wait', 'a page failed', 'a page failed', 'visits wait']
  expect(lines.map((line) => problems.mayWrite(refused(), line))).toEqual([true, true, false, false, false])
  vi.advanceTimersByTime(60_000)
  expect(counts).toEqual([3])
  expect(problems.mayWrite(refused(), 'a page failed')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(counts).toEqual([3])
})

test('K7 while the database is away nothing about it is written, and its return tells how much', () => {
  const counts: number[] = []
  const problems = createRepeatedProblems((unlogged) => counts.push(unlogged))
  problems.begin()
  for (let count = 0; count < 500; count++) expect(problems.mayWrite(refused(), 'a page failed')).toBe(false)
  vi.advanceTimersByTime(3_600_000)
  expect(counts).toEqual([])
  expect(problems.end()).toBe(500)
  expect(problems.end()).toBe(0)
})

test('K7 requests that took too long are counted too, and nothing else is', () => {
  const problems = createRepeatedProblems(() => {})
  const late = { err: Object.assign(new Error('no result in 9500 ms'), { name: 'TooLateError' }) }
  expect([problems.mayWrite(late, 'late'), problems.mayWrite(late, 'late')]).toEqual([true, false])
  for (const other of [{ err: new TypeError('no') }, { port: 3000 }, 'the site is open', undefined, null])
    for (let count = 0; count < 2; count++) expect(problems.mayWrite(other, 'x')).toBe(true)
})

test('K17 what fails beside the database is told once a minute for each dependency, and counted', () => {
  const counts: unknown[] = []
  const problems = createRepeatedProblems((unlogged, dependency) => counts.push([dependency, unlogged]))
  const away = () => ({ err: new StorageUnavailable('s3://bucket/', new Error('refused')) })
  const original = { dependency: 'pictures', pictureId: '1' }
  const lines = [away(), original, away(), away(), { ...original, pictureId: '2' }]
  expect(lines.map((line) => problems.mayWrite(line, 'x'))).toEqual([true, true, false, false, false])
  vi.advanceTimersByTime(60_000)
  expect(counts).toEqual([
    ['storage', 2],
    ['pictures', 1],
  ])
  expect(problems.mayWrite(away(), 'x')).toBe(true)
  expect([...problems.totals()].filter(([, total]) => total > 0)).toEqual([
    ['storage', 4],
    ['pictures', 2],
  ])
})

test('K17 while the database is away the storage is told on its own', () => {
  const problems = createRepeatedProblems(() => {})
  problems.begin()
  expect(problems.mayWrite(refused(), 'x')).toBe(false)
  expect(problems.mayWrite({ dependency: 'storage' }, 'x')).toBe(true)
  expect(problems.end()).toBe(1)
})
