import { expect, test } from 'vitest'
import { leads, mails } from '#db/schema'
import { createLead, createMember } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { countInbox, findInboxPage } from './inbox.repo.server'
import { inboxPage } from './inbox-page.server'
import { readLeadFilter } from './lead-filter'
import { tellOverdue } from './tell-overdue.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [mails, leads] })
await createMember(db, { role: 'admin', locale: 'fr' })
await createMember(db, { name: 'Bo' })
await createMember(db, { name: 'Cy', role: 'admin', removedAt: new Date() })

/** Monday: four hours of office time before it began on Friday at 14:30 in Brussels. */
const monday = new Date('2026-11-23T08:30:00Z')

const lead = (at: string, more: Partial<typeof leads.$inferInsert> = {}) =>
  createLead(db, { at: new Date(at), ...more })

async function given() {
  await lead('2026-11-20T13:29:00Z')
  await lead('2026-11-20T13:30:00Z', { state: 'open' })
  await lead('2026-11-20T13:31:00Z')
  await lead('2026-11-19T10:00:00Z', { answeredAt: monday })
  for (const state of ['waiting', 'done', 'spam'] as const) await lead('2026-11-19T10:00:00Z', { state })
}

const tell = (at: Date) => tellOverdue(appIn('nl', at))
const posted = async () =>
  (await db.select().from(mails)).map(({ recipient, subject }) => [recipient, subject])

test('B19 admins are told how many leads wait too long, each in their language', async () => {
  await given()
  await tell(monday)
  expect(await posted()).toEqual([
    ['ada@agency.example', '2 demandes attendent une réponse depuis trop longtemps'],
  ])
})

test('B19 nobody is told when nothing waits too long, or on a day without office hours', async () => {
  await lead('2026-11-20T13:31:00Z')
  await tell(monday)
  await lead('2026-11-19T10:00:00Z')
  await tell(new Date('2026-11-22T08:30:00Z'))
  expect(await posted()).toEqual([])
})

test('B19 the inbox marks them, and its filter shows as many as the mail counts', async () => {
  await given()
  const reader = { id: 1, seesAll: true, now: monday }
  const filter = readLeadFilter(new URLSearchParams('duty=overdue'))
  const { rows, total } = await inboxPage(appIn('nl', monday), filter, reader)
  expect([total, rows.map(({ isOverdue }) => isOverdue)]).toEqual([2, [true, true]])
  const all = await inboxPage(appIn('nl', monday), readLeadFilter(new URLSearchParams('state=all')), reader)
  expect(all.rows.filter(({ isOverdue }) => isOverdue)).toHaveLength(2)
  expect(await countInbox(db, filter, reader)).toEqual({ total: 0, isMore: false })
  expect(await findInboxPage(db, filter, reader)).toEqual([])
})
