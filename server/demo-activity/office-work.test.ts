import { expect, test } from 'vitest'
import { officeMinutes } from '~/kernel/office-hours'
import { workOn } from './office-work'
import type { Story } from './story.server'

const hours = {
  weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'] as const, from: '09:00', until: '18:00' }],
  isClosed: () => false,
}

test('B19 every lead of the demo is answered in office hours, and none in no time', () => {
  const leads = Array.from({ length: 1_000 }, (_, id) => {
    return { id, at: new Date('2027-01-11T20:00:00Z'), locale: 'nl' as const, listingId: 1 }
  })
  const work = workOn(leads, {
    ...{ story: { notes: { nl: ['Gebeld.'] } } as Story, hours, today: '2027-03-15' },
    ...{ members: [{ id: 1, email: 'a@b.example', name: 'An', role: 'agent' }] },
    agents: new Map([[1, 'a@b.example']]),
  })
  expect(work).toHaveLength(leads.length)
  const times = work.map(({ answeredAt }) => answeredAt ?? new Date(0))
  expect(Math.min(...times.map(Number))).toBe(Date.parse('2027-01-12T08:01:00Z'))
  expect(Math.min(...work.map(({ answerMinutes }) => answerMinutes ?? 0))).toBe(1)
  for (const at of times) expect(officeMinutes(hours, at, new Date(at.getTime() + 60_000))).toBe(1)
})
