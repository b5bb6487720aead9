import { expect, test } from 'vitest'
import { otherMajors } from './cluster.server'
import { ownerOf } from './leftovers.server'
import { compareMachines } from './machine.server'

test('database: a temporary folder names the process that works in it, and nothing else does', () => {
  expect(ownerOf('.new-cluster-4242-89445-aB3xYz', 'cluster')).toEqual({ pid: 4242, started: '89445' })
  expect(ownerOf('.new-cluster-4242-89445-aB3xYz', 'runtime')).toBeUndefined()
  for (const name of [
    '18',
    'server.log',
    'runtime-18.4.0-beta.17',
    '.new-cluster',
    '.new-cluster-1-aB3xYz',
  ]) {
    expect(ownerOf(name, 'cluster')).toBeUndefined()
  }
})

test('database: folders of other major versions are recognised beside those that are none', () => {
  expect(otherMajors(['17', '18', '19', 'server.log', '18.old', '.new-cluster-1-2-x'], 18)).toEqual([
    '17',
    '19',
  ])
})

test('database: under one kernel another container is told by its pipe, another boot by the clock', () => {
  const mine = { boot: 'a', processes: 'pid:[1]', name: 'blue' }
  expect(compareMachines({ ...mine, name: 'renamed' }, mine)).toBe('free')
  expect(compareMachines({ ...mine, processes: 'pid:[2]' }, mine)).toBe('askPipe')
  expect(compareMachines({ ...mine, boot: 'b' }, mine)).toBe('askClock')
})
