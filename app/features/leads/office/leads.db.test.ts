import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  auditLog,
  blockedAddresses,
  confirmedAddresses,
  leadEntries,
  leads,
  mails,
  owners,
  people,
  staff,
  webhookDeliveries,
} from '#db/schema'
import { confirmAddress } from '~/features/mail/public.server'
import { findOrAddPerson } from '~/features/people/public.server'
import { hearOffice } from '../../../../tests/setup/hear-office'
import { submitAct } from '../../../../tests/setup/office'
import { createLead, createMember, leadRow } from '../../../../tests/setup/rows'
import { testApp } from '../../../../tests/setup/test-app'
import { contactMe } from '../contact-me.form'
import { deleteSpamBefore } from '../leads.repo.server'
import { writeLead } from '../write-lead.server'
import { assignManyAct, seenOf } from './assign-many.server'
import { chosenValue, readChosen } from './chosen-leads'
import { inboxPage } from './inbox-page.server'
import { assignAct, correctAct, noteAct, stateAct } from './lead-acts.server'
import { leadStates, readLeadFilter } from './lead-filter'
import { leadPage } from './lead-page.server'
import { owesAnswer } from './lead-state'
import { countOverdue } from './overdue.repo.server'
import { countDeliveries, findDeliveries, requeueDeliveries } from './webhook-list.repo.server'

const { db, pool, appIn } = await testApp({
  demo: 'agency',
  emptied: [leads, mails, people, blockedAddresses, confirmedAddresses, owners],
})
const acts = [stateAct, assignAct, assignManyAct, noteAct, correctAct]
const now = new Date('2026-11-20T10:00:00Z')
const [admin, agent] = [await createMember(db, { role: 'admin' }), await createMember(db, { name: 'Bo' })]
const [ada, bo] = [admin.id, agent.id]

beforeEach(async () => {
  await db.update(staff).set({ removedAt: null })
})

async function lead(more: Partial<typeof leads.$inferInsert> = {}) {
  const fields = { firstName: 'Élodie', lastName: 'Peeters', phone: '0475 12 34 56', remark: 'Une cave ?' }
  return await createLead(db, { email: 'el@post.example', locale: 'fr', page: '/fr/', fields, ...more })
}

const memberBy = (id: number) => (id === ada ? admin : agent)
const send = (id: number, fields: Record<string, string>, by = ada, at = now) =>
  submitAct(acts, { app: appIn('nl', at), member: memberBy(by), page: 'leads', id, fields })

const rowOf = async (id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]
const entries = async () => await db.select().from(leadEntries).orderBy(leadEntries.id)
const reader = (id: number, at = now) => ({ id, seesAll: id === ada, now: at })
const ofOtherRooms = { findForm: () => undefined, detailsOf: async () => [] }
const shown = async (query: string, by = ada, at = now) =>
  (await inboxPage(appIn('nl', at), readLeadFilter(new URLSearchParams(query)), reader(by, at))).rows.map(
    ({ id }) => id,
  )

test('B14 filters are the address; what it does not know is left aside', async () => {
  const mine = await lead({ staffId: ada, locale: 'nl', form: 'contact-demand', projectId: 7 })
  const old = await lead({ at: new Date('2026-11-01T10:00:00Z'), answeredAt: now, source: 'telephone' })
  const done = await lead({ state: 'done', listingId: 2706 })
  const spam = await lead({ state: 'spam' })
  expect(await shown('')).toEqual([mine, old])
  expect(await shown('state=all')).toHaveLength(4)
  expect(await shown('state=done')).toEqual([done])
  expect(await shown('state=spam&page=1')).toEqual([spam])
  expect(await shown('state=lost&agent=x&form=y&language=it&duty=z&from=1&source=q')).toEqual([mine, old])
  expect(await shown('agent=me')).toEqual([mine])
  expect(await shown(`agent=${bo}`)).toEqual([])
  expect(await shown('agent=nobody')).toEqual([old])
  expect(await shown('duty=unanswered')).toEqual([mine])
  expect(await shown('form=contact-demand&project=7&language=nl&source=website')).toEqual([mine])
  expect(await shown('source=telephone&from=2026-11-01&until=2026-11-01')).toEqual([old])
  expect(await shown('state=all&listing=2706')).toEqual([done])
})

test('B14 words are found by their beginnings, whatever accents; so are telephone numbers', async () => {
  const id = await lead()
  for (const words of [
    'elod',
    'PEETERS',
    'cave',
    'el@post',
    '0475 12 34',
    '+32 475 123',
    '0475/12.34.56',
    '0475123456',
    '32 475 12 34',
    '(0475) 12 34 56',
  ])
    expect(await shown(`words=${encodeURIComponent(words)}`)).toEqual([id])
  expect(await shown('words=zolder')).toEqual([])
  expect(await shown(`words=${encodeURIComponent("' & ! | :* (")}`)).toEqual([id])
})

test('B14 the mere beginning of a telephone number is looked for as it was written', async () => {
  const belgian = await lead({ fields: { phone: '0032 (0)475 12 34 56' } })
  const other = await lead({ fields: { phone: '+352 621 123 456' } })
  const found = async (words: string) => await shown(`words=${encodeURIComponent(words)}`)
  expect(await found('+352')).toEqual([other])
  expect(await found('0032')).toEqual([belgian])
  expect(await found('+32 (0)')).toEqual([])
  expect(await found('0000')).toEqual([])
  expect(await found('+...')).toEqual([other, belgian])
})

test('B14 names with letters that have no accent to take away are found as they are written', async () => {
  const fields = { firstName: 'Łukasz', lastName: 'Wałęsa-Sørensen', remark: 'Þórður, Yılmaz' }
  const id = await lead({ fields })
  for (const words of ['Łukasz', 'WAŁĘS', 'sørens', 'Þórður', 'Yılmaz'])
    expect(await shown(`words=${encodeURIComponent(words)}`), words).toEqual([id])
  expect(await shown(`words=${encodeURIComponent('Łukas Bø')}`)).toEqual([])
  const plain = await lead({ fields: { firstName: 'Lukasz' } })
  expect(await shown(`words=${encodeURIComponent('Łukasz')}`)).toEqual([plain, id])
})

test('B3 an agent sees their own leads and those of nobody; somebody else’s is as if it were not there', async () => {
  const hers = await lead({ staffId: ada })
  const free = await lead()
  const his = await lead({ staffId: bo })
  expect(await shown('', bo)).toEqual([his, free])
  const page = async (id: number) => await leadPage(appIn(), String(id), reader(bo), ofOtherRooms)
  expect(await page(hers)).toBeUndefined()
  expect(await page(his)).toMatchObject({ name: 'Élodie Peeters', remark: 'Une cave ?' })
  expect(await send(hers, { act: 'leads.note', kind: 'note', text: 'x' }, bo)).toMatchObject({ status: 404 })
  expect(await entries()).toEqual([])
})

test.each([
  ['2026-03-29', '2026-03-28T10:00:00Z', '2026-03-29T06:00:00Z'],
  ['2026-10-25', '2026-10-24T10:00:00Z', '2026-10-25T07:00:00Z'],
])('B16 what waits until %s is back at 8:00 of Brussels', async (due, today, back) => {
  const id = await lead({ at: new Date(today) })
  const state = { act: 'leads.state', state: 'waiting', due, outcome: '', revision: '0' }
  expect(await send(id, state, ada, new Date(today))).toMatchObject({ status: 303 })
  expect((await rowOf(id))?.dueAt).toEqual(new Date(back))
  const before = new Date(new Date(back).getTime() - 1)
  expect(await shown('state=waiting', ada, before)).toEqual([id])
  expect(await shown('duty=due', ada, before)).toEqual([])
  expect(await shown('duty=due', ada, new Date(back))).toEqual([id])
  expect(await shown('state=open', ada, new Date(back))).toEqual([id])
})

test('B16 a lead waits until a day after today in Brussels, of a year that forms take', async () => {
  const id = await lead()
  const state = { act: 'leads.state', state: 'waiting', outcome: '', revision: '0' }
  // Half past midnight in Brussels, where the day before goes on in UTC.
  const night = new Date('2026-11-19T23:30:00Z')
  const problems = async (due: string) => (await send(id, { ...state, due }, ada, night)).answer?.problems
  expect(await problems('2026-11-20')).toEqual({ due: 'Kies een dag na vandaag.' })
  for (const due of ['0024-05-01', '9999-12-31'])
    expect([due, await problems(due)]).toEqual([due, { due: 'Dit is geen geldige datum.' }])
  expect(await send(id, { ...state, due: '2026-11-21' }, ada, night)).toMatchObject({ status: 303 })
})

test('B14 B16 unanswered are the leads whose visitor waits for an answer, as each lead says of itself', async () => {
  const later = new Date(now.getTime() + 1)
  const stored = [...leadStates.map((state) => ({ state })), { state: 'waiting', dueAt: now } as const]
  const all = [...stored, { state: 'waiting', dueAt: later } as const].flatMap((one) => [
    one,
    { ...one, form: 'book-viewing' },
    { ...one, answeredAt: now },
  ])
  for (const more of all) await lead(more)
  const rows = await db.select().from(leads).orderBy(desc(leads.id))
  const owing = rows.filter((row) => owesAnswer(row, now)).map(({ id }) => id)
  expect(owing).toHaveLength(3)
  expect(await shown('state=all&duty=unanswered')).toEqual(owing)
})

test('B16 B72 each change of state is an entry and a line of the audit log, without the visitor’s words', async () => {
  const id = await lead()
  const done = { act: 'leads.state', state: 'done', due: '', outcome: '', revision: '0' }
  expect((await send(id, done)).answer?.problems).toEqual({ outcome: 'Kies een uitkomst.' })
  expect(await rowOf(id)).toMatchObject({ state: 'new', revision: 0 })
  expect(await send(id, { ...done, outcome: 'mandate' })).toMatchObject({ status: 303 })
  expect(await entries()).toMatchObject([
    { kind: 'state', staffId: ada, before: { state: 'new' }, after: { state: 'done', outcome: 'mandate' } },
  ])
  const [act] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `leads/${id}`))
  expect(act).toMatchObject({ act: 'leads.state', after: { state: 'done', outcome: 'mandate' } })
  expect(JSON.stringify(act)).not.toContain('lodie')
})

test('B22 who changes what was changed meanwhile is told, with what they chose; of many at once one wins', async () => {
  const id = await lead()
  const states = ['open', 'done', 'open', 'done', 'open'].map((state) => ({
    ...{ act: 'leads.state', state, due: '', outcome: 'none', revision: '0' },
  }))
  const answers = await Promise.all(states.map((fields) => send(id, fields)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
  expect(await entries()).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 409)?.answer
  const row = await rowOf(id)
  expect(refused?.values).toMatchObject({ outcome: 'none', revision: '1' })
  expect(refused?.now).toEqual({ state: row?.state, due: '', outcome: row?.outcome ?? '' })
  expect(refused?.message).toBe(
    'Ada wijzigde dit op 20 november 2026 om 11:00, terwijl u het open had. Niets van wat u invulde, is verloren.',
  )
})

test('B22 whoever is told of another version saves theirs over it with one press, or leaves it', async () => {
  const id = await lead()
  await send(id, { act: 'leads.state', state: 'done', due: '', outcome: 'mandate', revision: '0' })
  const wish = { act: 'leads.state', state: 'waiting', due: '2026-12-01', outcome: '' }
  const { status, answer } = await send(id, { ...wish, revision: '0' })
  expect([status, answer?.now]).toEqual([409, { state: 'done', due: '', outcome: 'mandate' }])
  const again = await send(id, { act: 'leads.state', ...(answer?.values as Record<string, string>) })
  expect(again).toMatchObject({ status: 303 })
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', revision: 2 })
  const other = await send(id, { act: 'leads.assign', agent: String(bo), revision: '1' })
  expect([other.status, other.answer?.now]).toEqual([409, { agent: '0' }])
})

test('B15 a new agent is told by mail, in their language, without a word of the visitor', async () => {
  const id = await lead()
  expect(await send(id, { act: 'leads.assign', agent: String(bo), revision: '0' })).toMatchObject({
    status: 303,
  })
  expect(await rowOf(id)).toMatchObject({ staffId: bo, revision: 1 })
  expect(await entries()).toMatchObject([
    { kind: 'assignment', before: { agent: null }, after: { agent: 'Bo' } },
  ])
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ recipient: 'bo@agency.example', subject: 'Een aanvraag is nu van u' })
  expect(mail?.text).toContain(`/office/leads/${id}/`)
  expect(mail?.text).not.toContain('lodie')
  expect((await send(id, { act: 'leads.assign', agent: '999', revision: '1' })).status).toBe(422)
})

test('B15 an agent who gives away a lead that they may not see any more goes on in the inbox, which says that it is done', async () => {
  const id = await lead({ staffId: bo })
  const give = async (agent: number, by: number) => {
    const revision = String((await rowOf(id))?.revision)
    return (await send(id, { act: 'leads.assign', agent: String(agent), revision }, by)).to
  }
  const done = '?done=leads-office:done.assigned'
  expect(await give(ada, bo)).toBe(`/office/leads/${done}`)
  expect((await rowOf(id))?.staffId).toBe(ada)
  // A form of the same page that was begun before knows which revision its member made.
  expect(await give(bo, ada)).toBe(`/office/leads/${id}/${done}&revision=2`)
  expect(await give(0, bo)).toBe(`/office/leads/${id}/${done}&revision=3`)
})

test('B17 a note is its writer’s to correct for a quarter of an hour', async () => {
  const id = await lead()
  expect((await send(id, { act: 'leads.note', kind: 'call', text: ' ' })).status).toBe(422)
  await send(id, { act: 'leads.note', kind: 'call', text: 'Belt terug' }, bo)
  const [entry] = await entries()
  const correct = { act: 'leads.correct', entry: String(entry?.id), text: 'Belt morgen terug' }
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect((await send(id, correct, ada)).status).toBe(422)
  expect(await send(id, correct, bo, at(15))).toMatchObject({ status: 303 })
  expect((await send(id, { ...correct, text: 'x' }, bo, at(16))).status).toBe(422)
  expect(await entries()).toMatchObject([{ text: 'Belt morgen terug', correctedAt: at(15) }])
})

test('B23 spam takes along what its address sent, and “not spam” undoes it all', async () => {
  const [id, other, stranger] = [await lead(), await lead(), await lead({ email: 'bob@post.example' })]
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(id, { ...state, state: 'spam', revision: '0' })
  expect([(await rowOf(other))?.state, (await rowOf(stranger))?.state]).toEqual(['spam', 'new'])
  expect(await db.$count(blockedAddresses)).toBe(1)
  await send(id, { ...state, state: 'open', revision: '1' })
  expect([(await rowOf(id))?.state, (await rowOf(other))?.state]).toEqual(['open', 'new'])
  expect(await db.$count(blockedAddresses)).toBe(0)
})

test('B2 a lead of somebody who left is nobody’s once it is to be done again', async () => {
  const id = await lead({ staffId: bo, state: 'done', outcome: 'mandate' })
  await db.update(staff).set({ removedAt: now }).where(eq(staff.id, bo))
  await send(id, { act: 'leads.state', state: 'open', due: '', outcome: '', revision: '0' })
  expect(await rowOf(id)).toMatchObject({ state: 'open', staffId: null })
  const own = await lead({ staffId: ada, state: 'done', outcome: 'mandate' })
  await send(own, { act: 'leads.state', state: 'open', due: '', outcome: '', revision: '0' })
  expect(await rowOf(own)).toMatchObject({ state: 'open', staffId: ada })
})

test('B12 B22 what was typed for a lead that is a colleague’s by now is not lost', async () => {
  const id = await lead({ staffId: ada })
  const sent = await send(id, { act: 'leads.note', kind: 'note', text: 'Belt terug' }, bo)
  expect([sent.status, sent.answer?.values.text]).toEqual([404, 'Belt terug'])
  expect(sent.answer?.message).toContain('niet meer voor u')
})

test('B23 “not spam” gives each lead back its day and its agent; what came meanwhile goes to the same agent', async () => {
  const dueAt = new Date('2026-11-25T07:00:00Z')
  const id = await lead()
  const waiting = await lead({ state: 'waiting', dueAt, staffId: bo })
  const done = await lead({ state: 'done', outcome: 'none' })
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(waiting, { ...state, state: 'spam', revision: '0' })
  expect(await rowOf(waiting)).toMatchObject({ state: 'spam', dueAt: null, staffId: bo })
  expect(await rowOf(id)).toMatchObject({ state: 'spam' })
  const person = await findOrAddPerson(db, { email: 'el@post.example', name: 'Élodie', phone: '' }, now)
  await db.update(leads).set({ personId: person })
  const { id: late } = await db.transaction((tx) =>
    writeLead(tx, appIn(), leadRow({ email: 'el@post.example' })),
  )
  expect(await rowOf(late)).toMatchObject({ state: 'spam', staffId: null })
  await send(id, { ...state, state: 'new', revision: '1' })
  expect(await rowOf(waiting)).toMatchObject({ state: 'waiting', dueAt, staffId: bo })
  expect(await rowOf(done)).toMatchObject({ state: 'done', outcome: 'none' })
  expect(await rowOf(late)).toMatchObject({ state: 'new', staffId: bo })
})

test('B23 spam that is saved as spam once more is still given back where it stood before', async () => {
  const [id, open, came] = [await lead(), await lead({ state: 'open' }), await lead({ state: 'spam' })]
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(id, { ...state, state: 'spam', revision: '0' })
  await send(open, { ...state, state: 'spam', revision: '0' })
  await send(came, { ...state, state: 'spam', revision: '0' })
  await send(id, { ...state, state: 'new', revision: '1' })
  expect([(await rowOf(open))?.state, (await rowOf(came))?.state]).toEqual(['open', 'new'])
})

test('B3 B23 spam takes along nothing that whoever says it may not see; “not spam” gives back all, also to colleagues', async () => {
  const [hers, his] = [await lead({ staffId: ada }), await lead({ staffId: bo })]
  const [id, free] = [await lead(), await lead()]
  const state = { act: 'leads.state', due: '', outcome: '' }
  const statesOf = async () =>
    await Promise.all([hers, his, free].map(async (one) => (await rowOf(one))?.state))
  await send(id, { ...state, state: 'spam', revision: '0' }, bo)
  expect(await statesOf()).toEqual(['new', 'spam', 'spam'])
  expect((await rowOf(hers))?.revision).toBe(0)
  await send(hers, { ...state, state: 'spam', revision: '0' })
  const given = await send(id, { ...state, state: 'new', revision: '1' }, bo)
  expect(await statesOf()).toEqual(['new', 'new', 'new'])
  expect((await entries()).filter(({ leadId }) => leadId === hers)).toMatchObject([
    { staffId: ada, after: { state: 'spam' } },
    { staffId: bo, before: { state: 'spam' }, after: { state: 'new' } },
  ])
  // What Bo is answered names none of them.
  expect(given.to).toBe(`/office/leads/${id}/?done=leads-office:done.state&revision=2`)
})

test('B23 B72 the audit log names the leads that follow from spam, and that are given back', async () => {
  const [id, other, taken] = [await lead(), await lead(), await lead({ state: 'done', outcome: 'none' })]
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(id, { ...state, state: 'spam', revision: '0' })
  await send(id, { ...state, state: 'open', revision: '1' })
  const acts = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subject, `leads/${id}`))
    .orderBy(auditLog.id)
  expect(acts.map(({ after }) => after)).toEqual([
    { state: 'spam', leads: [other] },
    { state: 'open', leads: [other] },
  ])
  expect((await entries()).map(({ leadId }) => leadId)).toEqual([id, other, id, other])
  expect(await rowOf(taken)).toMatchObject({ state: 'done', revision: 0 })
})

const dealings: [name: string, more: Partial<typeof leads.$inferInsert>][] = [
  ['answered', { answeredAt: now }],
  ['answered and done', { answeredAt: now, state: 'done', outcome: 'none' }],
  ['opened', { state: 'open' }],
  ['let wait', { state: 'waiting', dueAt: now }],
  ['brought to a mandate', { state: 'done', outcome: 'mandate' }],
  ['entered by telephone', { source: 'telephone' }],
]

test.each(dealings)(
  'B23 where another lead of an address was %s, spam in its name is put aside alone, and taken back alone',
  async (_, more) => {
    const entered = more.source ? { enteredBy: ada } : {}
    // An agent who does not see it may not silence its sender either.
    const known = await lead({ ...more, ...entered, staffId: ada })
    const [id, second, other] = [await lead(), await lead(), await lead()]
    const before = await rowOf(known)
    const state = { act: 'leads.state', due: '', outcome: '' }
    const told = await send(id, { ...state, state: 'spam', revision: '0' }, bo)
    expect(told.to).toBe(`/office/leads/${id}/?done=leads-office:done.spamAlone&revision=1`)
    await send(second, { ...state, state: 'spam', revision: '0' }, bo)
    expect([await rowOf(known), (await rowOf(other))?.state]).toEqual([before, 'new'])
    expect(await db.$count(blockedAddresses)).toBe(0)
    await send(id, { ...state, state: 'new', revision: '1' }, bo)
    expect([(await rowOf(id))?.state, (await rowOf(second))?.state]).toEqual(['new', 'spam'])
  },
)

test('B23 an address that its owner confirmed is not blocked by spam in its name; one that is blocked stays so', async () => {
  const [id, other] = [await lead(), await lead()]
  await confirmAddress(db, appIn(), 'El@post.example')
  const state = { act: 'leads.state', due: '', outcome: '' }
  const told = await send(id, { ...state, state: 'spam', revision: '0' })
  expect(told.to).toContain('done=leads-office:done.spamAlone')
  expect([(await rowOf(other))?.state, await db.$count(blockedAddresses)]).toEqual(['new', 0])
  await db.insert(blockedAddresses).values({ email: 'el@post.example', at: now, staffId: ada })
  const [open, answered] = [await lead({ state: 'open' }), await lead({ answeredAt: now })]
  const more = await send(other, { ...state, state: 'spam', revision: '0' })
  expect(more.to).toContain('done=leads-office:done.state')
  expect([(await rowOf(open))?.state, (await rowOf(answered))?.state]).toEqual(['open', 'new'])
  await send(other, { ...state, state: 'new', revision: '1' })
  expect([(await rowOf(id))?.state, (await rowOf(other))?.state]).toEqual(['new', 'new'])
})

test('B23 an address that is an owner’s account is not blocked by spam in its name', async () => {
  await db.insert(owners).values({ email: 'el@post.example', name: 'Élodie', locale: 'fr', createdAt: now })
  const [id, other] = [await lead(), await lead()]
  const told = await send(id, { act: 'leads.state', due: '', outcome: '', state: 'spam', revision: '0' })
  expect(told.to).toContain('done=leads-office:done.spamAlone')
  expect([(await rowOf(other))?.state, await db.$count(blockedAddresses)]).toEqual(['new', 0])
})

test('B23 spam of a known address that is saved as spam once more blocks it all the same; “not spam” undoes that', async () => {
  const [id, other, open] = [await lead(), await lead(), await lead({ state: 'open' })]
  const states = async () => [
    (await rowOf(id))?.state,
    (await rowOf(other))?.state,
    (await rowOf(open))?.state,
  ]
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(id, { ...state, state: 'spam', revision: '0' })
  // The same press sent twice is no second one.
  expect((await send(id, { ...state, state: 'spam', revision: '0' })).status).toBe(409)
  expect([await states(), await db.$count(blockedAddresses)]).toEqual([['spam', 'new', 'open'], 0])
  const told = await send(id, { ...state, state: 'spam', revision: '1' })
  expect(told.to).toContain('done=leads-office:done.state')
  expect([await states(), await db.$count(blockedAddresses)]).toEqual([['spam', 'spam', 'open'], 1])
  await send(id, { ...state, state: 'new', revision: '2' })
  expect([await states(), await db.$count(blockedAddresses)]).toEqual([['new', 'new', 'open'], 0])
})

test('B23 what came as spam goes to the agent who has an open lead of the same person also when “not spam” is said of itself', async () => {
  const personId = await findOrAddPerson(db, { email: 'el@post.example', name: 'Élodie', phone: '' }, now)
  await lead({ personId, staffId: ada, email: 'other@post.example' })
  const [came, own] = [await lead({ personId, state: 'spam' }), await lead({ personId })]
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(own, { ...state, state: 'spam', revision: '0' })
  const given = await send(came, { ...state, state: 'open', revision: '0' }, bo)
  expect(await rowOf(came)).toMatchObject({ state: 'open', staffId: ada })
  expect(await rowOf(own)).toMatchObject({ state: 'new', staffId: null })
  // Bo no longer sees it, and goes on in the inbox.
  expect(given.to).toBe('/office/leads/?done=leads-office:done.state')
})

test('B23 spam that a delivery met stays here without being refused, and goes on when it is taken back', async () => {
  const id = await lead()
  const stopped = { state: 'refused', problem: 'spam', at: now, nextAt: now, tries: 1 } as const
  await db.insert(webhookDeliveries).values({ id: crypto.randomUUID(), leadId: id, ...stopped })
  const state = { act: 'leads.state', due: '', outcome: '' }
  await send(id, { ...state, state: 'spam', revision: '0' })
  expect(await countDeliveries(db)).toEqual({ waiting: 0, sent: 0, refused: 0 })
  expect(await findDeliveries(db, undefined, 1)).toEqual([])
  expect(await requeueDeliveries(db, now, undefined)).toBe(0)
  await send(id, { ...state, state: 'new', revision: '1' })
  expect(await countDeliveries(db)).toEqual({ waiting: 1, sent: 0, refused: 0 })
})

test('B23 spam is deleted 30 days after it was put aside or came as spam, and no other lead', async () => {
  const day = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const old = await lead({ at: day(-200), state: 'spam', stateAt: now })
  const came = await lead({ at: day(1), state: 'spam' })
  const kept = await lead({ at: day(-200), state: 'done' })
  const left = async (at: Date) => {
    await deleteSpamBefore(db, new Date(at.getTime() - 30 * 86_400_000))
    return (await db.select({ id: leads.id }).from(leads).orderBy(leads.id)).map((row) => row.id)
  }
  expect(await left(day(30))).toEqual([old, came, kept])
  expect(await left(day(30.5))).toEqual([came, kept])
  expect(await left(day(31.5))).toEqual([kept])
})

test('B19 a lead says how long its first answer took or is awaited, in office hours, and whether it is overdue', async () => {
  // Wednesday afternoon; the office of the demo is open from 9:00 to 18:00.
  const came = new Date('2026-11-18T15:00:00Z')
  const waits = await lead({ at: came })
  const answered = await lead({ at: came, answeredAt: now, answerMinutes: 125 })
  const spam = await lead({ at: came, state: 'spam' })
  const page = (id: number) => leadPage(appIn('en', now), String(id), reader(ada), ofOtherRooms)
  expect(await page(waits)).toMatchObject({ waitsFor: '13 h 0 min', answeredIn: undefined, isOverdue: true })
  expect(await page(answered)).toMatchObject({
    ...{ waitsFor: undefined, answeredIn: '2 h 5 min', isOverdue: false },
  })
  expect(await page(spam)).toMatchObject({ waitsFor: undefined, isOverdue: false })
  const { rows } = await inboxPage(appIn('en', now), readLeadFilter(new URLSearchParams()), reader(ada))
  expect(rows).toMatchObject([
    { answered: '2 h 5 min', isOverdue: false },
    { answered: undefined, isOverdue: true },
  ])
  // What waited until a day is open again from then on (B16).
  const back = await lead({ at: came, state: 'waiting', dueAt: new Date(now.getTime() - 1) })
  const later = await lead({ at: came, state: 'waiting', dueAt: new Date(now.getTime() + 1) })
  expect(await page(back)).toMatchObject({ waitsFor: '13 h 0 min', isOverdue: true })
  expect(await page(later)).toMatchObject({ waitsFor: undefined, isOverdue: false })
  const limit = new Date(now.getTime() - 4 * 3_600_000)
  expect(await countOverdue(db, limit, now)).toBe(2)
  // A booking owes no answer (B14).
  const booked = await lead({ at: came, form: 'book-viewing' })
  expect(await page(booked)).toMatchObject({ waitsFor: undefined, isOverdue: false })
})

test('B16 the history says a day as people read it; what is ticked before a booking is no word of its visitor', async () => {
  const id = await lead({ fields: { firstName: 'Élodie', agreed: 'yes' } })
  await send(id, { act: 'leads.state', state: 'waiting', due: '2026-12-01', outcome: '', revision: '0' })
  const fields = [...contactMe.fields, { name: 'agreed', kind: 'own' as const }]
  const others = { ...ofOtherRooms, findForm: () => ({ ...contactMe, fields }) }
  const page = await leadPage(appIn('fr', now), String(id), reader(ada), others)
  expect(page?.history[0]?.after).toEqual({ state: 'waiting', due: '1er décembre 2026' })
  expect(page?.words.map(({ value }) => value)).toEqual(['Élodie'])
})

type ChosenLead = { id: number; staffId: number | null }

async function assignMany(chosen: ChosenLead[], more: Record<string, string> = {}, by = ada, query = '') {
  const sent = { act: assignManyAct.name, which: 'chosen', agent: String(bo), ...more }
  const fields = { ...sent, leads: chosen.map(chosenValue) }
  return await submitAct(acts, { app: appIn('nl', now), member: memberBy(by), page: 'leads', query, fields })
}

test('B15 up to 200 chosen leads go to somebody at once, with one mail, one act and an entry each', async () => {
  const ids: number[] = []
  for (let count = 0; count < 200; count += 1) ids.push(await lead({ digest: String(count) }))
  const own = await lead({ staffId: bo })
  const chosen = ids.map((id) => ({ id, staffId: null }))
  const query = '?state=new&done=x'
  expect(await assignMany([...chosen.slice(1), { id: own, staffId: bo }], {}, ada, query)).toEqual({
    status: 303,
    to: '/office/leads/?state=new&done=leads-office:done.many',
  })
  expect(await db.$count(leads, eq(leads.staffId, bo))).toBe(200)
  expect(await entries()).toHaveLength(199)
  const sent = await db.select().from(mails)
  expect(sent.map(({ subject }) => subject)).toEqual(['199 aanvragen zijn nu van u'])
  expect(sent[0]?.text).toContain('/office/leads/?agent=me')
  const acts = await db.select().from(auditLog).where(eq(auditLog.act, assignManyAct.name))
  expect(acts).toMatchObject([{ subject: 'leads', after: { agent: 'Bo', count: 199 } }])
  const tooMany = await assignMany([...chosen, { id: own, staffId: bo }])
  expect(tooMany.status).toBe(422)
})

test('B15 of chosen leads that a colleague was given meanwhile none is taken, and the next press is about now', async () => {
  const [first, second] = [await lead(), await lead()]
  await send(second, { act: 'leads.assign', agent: String(ada), revision: '0' })
  const chosen = [first, second].map((id) => ({ id, staffId: null }))
  const { status, answer } = await assignMany(chosen)
  expect([status, answer?.message]).toEqual([409, expect.stringContaining('1 aangevinkte aanvraag')])
  expect((await rowOf(first))?.staffId).toBeNull()
  const again = readChosen([answer?.now?.leads ?? []].flat())
  expect(again).toEqual([
    { id: first, staffId: null },
    { id: second, staffId: ada },
  ])
  expect((await assignMany(again)).status).toBe(303)
  expect([(await rowOf(first))?.staffId, (await rowOf(second))?.staffId]).toEqual([bo, bo])
})

/** What the page of the list sends along. */
async function seen(query: string, by = ada) {
  const filter = readLeadFilter(new URLSearchParams(query))
  const member = memberBy(by)
  return await seenOf({ app: appIn('nl', now), member }, await inboxPage(appIn('nl'), filter, reader(by)))
}

const assignAll = async (which: 'page' | 'found', query: string, by = ada) =>
  await assignMany([], { which, ...(await seen(query, by)) }, by, query)

test('B15 all of a page, or all that the filter finds, are given without ticking each', async () => {
  for (let count = 0; count < 120; count += 1) await lead({ digest: String(count) })
  const other = await lead({ locale: 'nl' })
  expect((await assignAll('page', '?language=fr')).status).toBe(303)
  expect(await db.$count(leads, eq(leads.staffId, bo))).toBe(50)
  expect((await assignAll('page', '?language=fr&page=3')).status).toBe(303)
  expect(await db.$count(leads, eq(leads.staffId, bo))).toBe(70)
  expect((await assignAll('found', '?language=fr')).status).toBe(303)
  expect(await db.$count(leads, eq(leads.staffId, bo))).toBe(120)
  expect((await rowOf(other))?.staffId).toBeNull()
  expect((await assignMany([])).answer?.message).toBe('Vink eerst aan wat u wilt toewijzen.')
})

test('B15 of a page nothing is taken from a colleague who got some of it meanwhile, and what came meanwhile is not given', async () => {
  const [first, second] = [await lead(), await lead()]
  const shown = await seen('')
  const late = await lead()
  expect((await assignMany([], { which: 'page', ...shown })).status).toBe(303)
  expect([(await rowOf(first))?.staffId, (await rowOf(late))?.staffId]).toEqual([bo, null])
  const before = await seen('')
  await send(second, { act: 'leads.assign', agent: String(ada), revision: '1' })
  const { status, answer } = await assignMany([], { which: 'page', ...before })
  expect([status, answer?.message, answer?.values]).toEqual([
    ...[409, expect.stringContaining('Deze lijst is intussen veranderd')],
    // The next press is about the list as it is then.
    { which: 'page', agent: String(bo), leads: [] },
  ])
  expect([(await rowOf(second))?.staffId, (await rowOf(late))?.staffId]).toEqual([ada, null])
  expect((await assignAll('page', '')).status).toBe(303)
  expect([(await rowOf(second))?.staffId, (await rowOf(late))?.staffId]).toEqual([bo, bo])
})

test.each([1, 60])(
  'B15 all that the filter finds is given as it was seen, or none of it: %i leads',
  async (count) => {
    for (let one = 1; one < count; one += 1) await lead({ digest: String(one) })
    const first = await lead()
    const given = async () => await db.$count(leads, eq(leads.staffId, bo))
    const before = await seen('')
    await send(first, { act: 'leads.assign', agent: String(ada), revision: '0' })
    expect((await assignMany([], { which: 'found', ...before })).status).toBe(409)
    const again = await seen('')
    await lead()
    expect((await assignMany([], { which: 'found', ...again })).status).toBe(409)
    expect(await given()).toBe(0)
    expect((await assignAll('found', '')).status).toBe(303)
    expect(await given()).toBe(count + 1)
  },
)

test('B15 a form that does not say what its page showed gives nothing; more than 200 are too many', async () => {
  await lead()
  for (const which of ['page', 'found']) expect((await assignMany([], { which })).status).toBe(409)
  for (let count = 0; count < 200; count += 1) await lead({ digest: String(count) })
  const { status, answer } = await assignAll('found', '')
  expect([status, answer?.message]).toEqual([422, expect.stringContaining('meer dan 200')])
  expect(await db.$count(leads, eq(leads.staffId, bo))).toBe(0)
})

test('B3 B15 an agent gives away nothing that is a colleague’s', async () => {
  const [hers, free] = [await lead({ staffId: ada }), await lead()]
  const forged = [
    { id: hers, staffId: ada },
    { id: free, staffId: null },
  ]
  expect((await assignMany(forged, {}, bo)).status).toBe(409)
  const page = forged.map(chosenValue).join(' ')
  expect((await assignMany([], { which: 'page', page }, bo)).status).toBe(409)
  expect((await assignAll('found', '', bo)).status).toBe(303)
  expect([(await rowOf(hers))?.staffId, (await rowOf(free))?.staffId]).toEqual([ada, bo])
})

test('B13 what a member does to a lead is told once to every open page, and announced as new to nobody', async () => {
  const [id, other] = [await lead({ staffId: bo }), await lead()]
  const told = await hearOffice(pool)
  const toldOf = async (fields: Record<string, string>) => {
    expect((await send(id, fields)).status).toBe(303)
    return await told()
  }
  // Whose it is is not said: whoever had it shows it as well as whoever has it now.
  const changed = [{ kind: 'lead', id }]
  const state = { act: 'leads.state', outcome: '', due: '' }
  expect(await toldOf({ ...state, state: 'open', revision: '0' })).toEqual(changed)
  expect(await toldOf({ act: 'leads.assign', agent: String(ada), revision: '1' })).toEqual(changed)
  expect(await toldOf({ act: 'leads.note', kind: 'call', text: 'Belt terug' })).toEqual(changed)
  const entry = String((await entries()).at(-1)?.id)
  expect(await toldOf({ act: 'leads.correct', entry, text: 'Belt morgen terug' })).toEqual(changed)
  // It takes along the other lead of its address.
  expect(await toldOf({ ...state, state: 'spam', revision: '2' })).toEqual(changed)
  expect(await toldOf({ ...state, state: 'new', revision: '3' })).toEqual(changed)
  const chosen = [
    { id, staffId: ada },
    { id: other, staffId: null },
  ]
  expect((await assignMany(chosen)).status).toBe(303)
  expect(await told()).toEqual(changed)
  expect((await send(id, { ...state, state: 'open', revision: '0' })).status).toBe(409)
  expect(await told()).toEqual([])
})

test('B15 what no box sends chooses nothing', () => {
  expect(readChosen(['5.0', '5.3', 'x', '0.1', '7', '9.2.1', '8.4'])).toEqual([
    { id: 5, staffId: 3 },
    { id: 8, staffId: 4 },
  ])
})
