import { expect, test } from 'vitest'
import { createEventCounter } from './count-events'
import { subjectOf } from './security-event'

const refusal = (network: string | null) => ({
  at: new Date('2026-11-20T10:00:00Z'),
  kind: 'limit',
  result: 'refused',
  account: null,
  network,
  detail: 'login',
})

test('S-10 refusals of one network are one line with their number', () => {
  const counter = createEventCounter()
  for (let count = 0; count < 500; count += 1) counter.add(refusal(`network ${count % 2}`))
  expect(counter.take()).toEqual([
    { ...refusal('network 0'), count: 250 },
    { ...refusal('network 1'), count: 250 },
  ])
  expect(counter.take()).toEqual([])
})

test('S-10 a flood from thousands of networks is a hundred lines and one sum', () => {
  const counter = createEventCounter()
  for (let count = 0; count < 5_000; count += 1) counter.add(refusal(`network ${count}`))
  const lines = counter.take()
  expect(lines).toHaveLength(101)
  expect(lines.at(-1)).toEqual({ ...refusal(null), count: 4_900 })
})

test.each([
  ['ada@mail.example', { account: 'ada@mail.example', network: undefined }],
  ['192.0.2.1 ada@mail.example', { account: 'ada@mail.example', network: '192.0.2.1' }],
  ['2001:db8:1:2::/64', { account: undefined, network: '2001:db8:1:2::/64' }],
  ['17 kZ3', { account: undefined, network: undefined }],
  ['', { account: undefined, network: undefined }],
])('S-10 a limit that counts by "%s" is about %j', (who, subject) => {
  expect(subjectOf(who)).toEqual(subject)
})
