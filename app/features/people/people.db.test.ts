import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments, leads, people, personAddresses } from '#db/schema'
import { memberOf } from '~/platform/office/member.fixture'
import { actSender } from '../../../tests/setup/office'
import { appointmentRow, leadRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { joinPeople, splitPerson } from './join-people.server'
import {
  addressesOf,
  changePersonAct,
  findOrAddPerson,
  joinPersonAct,
  peopleData,
  splitPersonAct,
} from './public.server'

const { db, pool, appIn } = await testApp({ emptied: [leads, appointments, people] })

const at = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-21T10:00:00Z')

const lead = (email: string | null, fields: Record<string, string>, sentAt = at) =>
  leadRow({ at: sentAt, email, fields })

test('B25 an address is one person; who types it later replaces neither their name nor their telephone', async () => {
  const known = { email: 'Ada@post.example', name: 'Ada Lovelace', phone: '0475 12 34 56' }
  const ada = await findOrAddPerson(db, known, at)
  const stranger = { email: 'ada@post.example', name: 'Somebody', phone: '0900 1' }
  expect(await findOrAddPerson(db, stranger, later)).toBe(ada)
  const { name, phone } = known
  expect(await db.select().from(people)).toMatchObject([{ name, phone, createdAt: at, revision: 0 }])
  expect(await addressesOf(db, ada)).toEqual(['ada@post.example'])
})

test('B22 B25 what a person lacks is added, which whoever changes them meanwhile is told; spam adds nothing', async () => {
  const email = 'ada@post.example'
  const ada = await findOrAddPerson(db, { email, name: 'Ada' }, at)
  const spam = { email, name: 'Somebody', phone: '0900 1' }
  expect(await findOrAddPerson(db, spam, later, 'spam')).toBe(ada)
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', phone: null, revision: 0 })
  await findOrAddPerson(db, { email, name: 'A. Lovelace', phone: '02 1' }, later)
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', phone: '02 1', revision: 1 })
  await findOrAddPerson(db, { email }, later)
  expect((await rowOf(ada))?.revision).toBe(1)
  const send = await actSender(db, 'admin', [changePersonAct])
  const change = { act: 'people.change', name: 'Ada', phone: '', note: '' }
  const sent = async (revision: string) =>
    await send({ app: appIn(), id: String(ada), fields: { ...change, revision } })
  expect((await sent('1')).status).toBe(303)
  // No member is named for what a lead added since.
  await db.insert(leads).values({ ...lead(email, { phone: '02 2' }, new Date('2026-11-22')), personId: ada })
  await findOrAddPerson(db, { email, phone: '02 2' }, later)
  const stale = await sent('2')
  expect([stale.status, stale.answer?.now?.phone, stale.answer?.message]).toEqual([
    409,
    '02 2',
    'Dit is intussen gewijzigd. Niets van wat u invulde, is verloren.',
  ])
})

test('B22 B25 who changed a person is named, unless a later lead can have given what they have now', async () => {
  const email = 'ada@post.example'
  const ada = await findOrAddPerson(db, { email, name: 'Ada', phone: '02 1' }, at)
  const send = await actSender(db, 'admin', [changePersonAct])
  const change = { act: 'people.change', name: 'Ada', phone: '02 1', note: 'VIP', revision: '0' }
  const sent = async () => await send({ app: appIn(), id: String(ada), fields: change })
  expect((await sent()).status).toBe(303)
  const isNamed = async () => (await sent()).answer?.message?.includes(' wijzigde dit op ')
  expect(await isNamed()).toBe(true)
  const came = new Date('2026-11-22')
  const giving = { firstName: 'Ada', phone: '02 1' }
  await db.insert(leads).values([
    { ...lead(email, { lastName: 'Somebody', phone: '0900 1' }, came), personId: ada },
    { ...lead(email, { remark: 'Is er een tuin?' }, came), personId: ada },
    { ...lead(email, giving, came), personId: ada, state: 'spam' },
    { ...lead(email, giving, new Date('2026-11-01')), personId: ada },
  ])
  expect(await isNamed()).toBe(true)
  await db.insert(leads).values({ ...lead(email, { phone: '02 1' }, came), personId: ada })
  expect(await isNamed()).toBe(false)
})

test('B26 without an address it is a new person each time: a telephone number alone joins nobody', async () => {
  const contact = { name: 'Ada Lovelace', phone: '0475 12 34 56' }
  expect(await findOrAddPerson(db, contact, at)).not.toBe(await findOrAddPerson(db, contact, at))
})

test('B25 forms of one new address at the same time make one person', async () => {
  const one = async () =>
    await db.transaction(async (tx) => await findOrAddPerson(tx, { email: 'a@post.example' }, at))
  expect(new Set(await Promise.all([one(), one(), one(), one()])).size).toBe(1)
  expect(await db.$count(people)).toBe(1)
})

test('B31 who has neither a lead nor an appointment any more is forgotten, with their addresses', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example' }, at)
  await findOrAddPerson(db, { email: 'bob@post.example' }, at)
  await db.insert(leads).values({ ...lead('ada@post.example', {}), personId: ada })
  expect(await peopleData.forgetBefore?.({ db } as never, later)).toBe(1)
  expect((await db.select().from(personAddresses)).map(({ email }) => email)).toEqual(['ada@post.example'])
})

test('B31 a person split from another is forgotten when they would have been without the join', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example' }, at)
  const other = await findOrAddPerson(db, { email: 'bob@post.example' }, at)
  await joinPeople(db, { id: ada, other, reader: memberOf('admin') })
  const newId = await splitPerson(db, { id: ada, email: 'bob@post.example', reader: memberOf('admin') })
  const [row] = await db
    .select()
    .from(people)
    .where(eq(people.id, Number(newId)))
  expect(row?.createdAt).toEqual(at)
  expect(await peopleData.forgetBefore?.({ db } as never, later)).toBe(2)
  expect(await db.$count(personAddresses)).toBe(0)
})

const rowOf = async (id: number) => (await db.select().from(people).where(eq(people.id, id)))[0]

test('B26 S-21 after a split, the person who remains keeps neither the name nor the telephone of the other', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example', name: 'Ada Byron' }, at)
  await db.insert(leads).values([
    { ...lead('ada@post.example', { firstName: 'Ada', lastName: 'Byron', phone: '02 1' }), personId: ada },
    { ...lead('ada@post.example', { lastName: 'Lovelace' }, later), personId: ada },
    { ...lead('bob@post.example', { lastName: 'Noyce', phone: '0475 12 34 56' }, later), personId: ada },
  ])
  await db.insert(personAddresses).values({ email: 'bob@post.example', personId: ada, addedAt: later })
  // The form of the address that was joined by mistake came last; a member wrote the number their own way.
  await db.update(people).set({ name: 'Noyce', phone: '+32 475/12.34.56', note: 'VIP' })
  const newId = await splitPerson(db, { id: ada, email: 'bob@post.example', reader: memberOf('admin') })
  expect(await rowOf(Number(newId))).toMatchObject({ name: 'Noyce', phone: '0475 12 34 56' })
  expect(await rowOf(ada)).toMatchObject({ name: 'Lovelace', phone: '02 1', note: 'VIP', revision: 1 })
})

test('B23 B26 a split gives neither of the two a name or a telephone that came as spam', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example', name: 'Noyce', phone: '02 2' }, at)
  const spam = { lastName: 'Somebody', phone: '0900 1' }
  await db.insert(personAddresses).values({ email: 'bob@post.example', personId: ada, addedAt: at })
  await db.insert(leads).values([
    { ...lead('ada@post.example', { lastName: 'Lovelace', phone: '02 1' }), personId: ada },
    { ...lead('ada@post.example', spam, later), personId: ada, state: 'spam' },
    { ...lead('bob@post.example', { lastName: 'Noyce', phone: '02 2' }), personId: ada },
    { ...lead('bob@post.example', spam, later), personId: ada, state: 'spam' },
  ])
  const newId = await splitPerson(db, { id: ada, email: 'bob@post.example', reader: memberOf('admin') })
  expect(await rowOf(Number(newId))).toMatchObject({ name: 'Noyce', phone: '02 2' })
  expect(await rowOf(ada)).toMatchObject({ name: 'Lovelace', phone: '02 1' })
})

test('B26 what the split address never gave stays with whoever remains; where they gave nothing, nothing does', async () => {
  const ada = await findOrAddPerson(
    db,
    { email: 'ada@post.example', name: 'Ada', phone: '0470 11 11 11' },
    at,
  )
  const bob = { lastName: 'Noyce', phone: '0475 12 34 56' }
  await db.insert(leads).values({ ...lead('bob@post.example', bob), personId: ada })
  for (const email of ['bob@post.example', 'bo@post.example'])
    await db.insert(personAddresses).values({ email, personId: ada, addedAt: later })
  await splitPerson(db, { id: ada, email: 'bo@post.example', reader: memberOf('admin') })
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', phone: '0470 11 11 11', revision: 0 })
  await db.update(people).set({ phone: bob.phone }).where(eq(people.id, ada))
  await splitPerson(db, { id: ada, email: 'bob@post.example', reader: memberOf('admin') })
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', phone: null, revision: 1 })
})

test('B26 what two notes say stays after a join, and what came of it can be changed as any note', async () => {
  const app = appIn()
  const send = await actSender(db, 'admin', [changePersonAct, joinPersonAct])
  const [ada, other] = [
    await findOrAddPerson(db, { email: 'ada@post.example' }, at),
    await findOrAddPerson(db, { email: 'a@post.example' }, at),
  ]
  // As much as could be typed when fewer characters were taken.
  const [one, two] = ['a'.repeat(5_000), 'b'.repeat(5_000)]
  await db.update(people).set({ note: one }).where(eq(people.id, ada))
  await db.update(people).set({ note: two }).where(eq(people.id, other))
  const join = (id: number) => ({ app, id: String(ada), fields: { act: 'people.join', other: String(id) } })
  expect(await send(join(other))).toMatchObject({ status: 303 })
  expect(await rowOf(ada)).toMatchObject({ note: `${one}\n\n${two}`, revision: 1 })
  const change = { act: 'people.change', name: 'Ada', phone: '', revision: '1' }
  const saved = await send({ app, id: String(ada), fields: { ...change, note: `${one}\r\n\r\n${two}` } })
  expect(saved).toMatchObject({ status: 303 })
  expect(await rowOf(ada)).toMatchObject({ name: 'Ada', note: `${one}\n\n${two}` })

  const third = await findOrAddPerson(db, { email: 'b@post.example' }, at)
  await db.update(people).set({ note: 'Belt liefst in de ochtend' }).where(eq(people.id, third))
  const refused = await send(join(third))
  expect([refused.status, refused.answer?.message]).toEqual([
    422,
    'De notities van beide zijn samen langer dan 10000 tekens. Kort er eerst een in.',
  ])
  expect([(await rowOf(ada))?.note?.length, (await rowOf(third))?.note]).toEqual([
    10_002,
    'Belt liefst in de ochtend',
  ])
})

test('B26 what is no number of a person is none to join or to split', async () => {
  const send = await actSender(db, 'admin', [changePersonAct, joinPersonAct, splitPersonAct])
  const ada = await findOrAddPerson(db, { email: 'ada@post.example' }, at)
  const acts: Record<string, string>[] = [
    { act: 'people.join', other: String(ada) },
    { act: 'people.part', email: 'ada@post.example' },
    { act: 'people.change', name: 'Ada', phone: '', note: '', revision: '0' },
  ]
  for (const fields of acts)
    expect([fields.act, (await send({ app: appIn(), id: 'x', fields })).status]).toEqual([fields.act, 404])
})

test('F11 an erased address takes its person along unless they have another', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example', name: 'Ada' }, at)
  await db.insert(personAddresses).values({ email: 'ada@work.example', personId: ada, addedAt: at })
  expect(await peopleData.export(db, 'ada@work.example', {} as never)).toEqual([
    { at, name: 'Ada', phone: null, note: null },
  ])
  await peopleData.delete(db, 'ada@post.example', {} as never)
  expect(await addressesOf(db, ada)).toEqual(['ada@work.example'])
  await peopleData.delete(db, 'ada@work.example', {} as never)
  expect(await db.$count(people)).toBe(0)
})

/** Statements of the migration that fill the tables from what was there before. */
const fill = readFileSync('db/migrations/0013_inbox_and_people.sql', 'utf8')
  .split('--> statement-breakpoint')
  .slice(-2)

test('B25 an update makes a person of each address so far, and leaves only the last month as work to do', async () => {
  const recent = new Date(Date.now() - 86_400_000)
  await db
    .insert(leads)
    .values([
      lead(
        'ada@post.example',
        { firstName: 'A.', lastName: 'Byron', phone: '0475123456' },
        new Date('2025-01-01'),
      ),
      lead('ada@post.example', { firstName: 'Ada', lastName: 'Lovelace' }, recent),
    ])
  const fields = { firstName: 'Bob', lastName: 'Noyce' }
  await db.insert(appointments).values(appointmentRow({ email: 'bob@post.example', fields }))
  for (const statement of fill) await pool.query(statement)
  const rows = await db
    .select()
    .from(people)
    .innerJoin(personAddresses, eq(personAddresses.personId, people.id))
  expect(
    rows.map(({ people: { name, phone }, person_addresses: { email } }) => ({ name, phone, email })),
  ).toEqual([
    { name: 'Ada Lovelace', phone: '0475123456', email: 'ada@post.example' },
    { name: 'Bob Noyce', phone: null, email: 'bob@post.example' },
  ])
  const [old, fresh] = await db.select().from(leads).orderBy(leads.at)
  expect([old?.state, fresh?.state]).toEqual(['done', 'new'])
  expect(old?.personId).toBe(rows[0]?.people.id)
  expect(fresh?.personId).toBe(old?.personId)
})
