import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leadEntries, leads, mails, newsletterSubscribers, people, personAddresses } from '#db/schema'
import { joinPeople, splitPerson } from '~/features/people/join-people.server'
import { findOrAddPerson } from '~/features/people/public.server'
import { memberOf } from '~/platform/office/member.fixture'
import type { Role } from '~/platform/office/permissions'
import { createMember, leadRow, mailRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { personPage } from './person-page.server'

const { db, appIn } = await testApp({
  demo: 'listings',
  emptied: [leads, mails, newsletterSubscribers, people],
})
const app = appIn('nl')
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9))
const reader = memberOf('admin')

const pageOf = async (id: number, role: Role = 'admin', page = 1) =>
  await personPage({ app, member: memberOf(role) }, String(id), page)

const lead = (personId: number, email: string | null, day: number, fields: Record<string, string> = {}) =>
  leadRow({ at: at(day), email, fields, personId })

const mail = (recipient: string, day: number) =>
  mailRow({ at: at(day), kind: 'lead-confirmation', recipient, subject: `Mail ${day}`, state: 'sent' })

test('B25 a page shows what came from all addresses of a person, newest first', async () => {
  const ada = await findOrAddPerson(
    db,
    { email: 'ada@post.example', name: 'Ada Lovelace', phone: '0475123456' },
    at(1),
  )
  await db.insert(personAddresses).values({ email: 'ada@work.example', personId: ada, addedAt: at(2) })
  const [first] = await db
    .insert(leads)
    .values([
      lead(ada, 'ada@post.example', 3, { remark: 'Is er een tuin?' }),
      lead(ada, 'ada@work.example', 5),
    ])
    .returning()
  await db.insert(leadEntries).values([
    { leadId: first?.id ?? 0, at: at(4), kind: 'call', text: 'Belt morgen terug' },
    { leadId: first?.id ?? 0, at: at(4), kind: 'state' },
  ])
  await db.insert(mails).values([mail('ada@work.example', 6), mail('bob@post.example', 7)])
  await db.insert(newsletterSubscribers).values({
    ...{
      email: 'ada@post.example',
      locale: 'nl',
      state: 'stopped',
      form: 'x',
      page: '/',
      consentVersion: 'x',
    },
    ...{ askedAt: at(7), confirmedAt: at(8), stoppedAt: at(9), mailedAt: at(7) },
  })
  const page = await pageOf(ada)
  expect(page?.emails).toEqual(['ada@post.example', 'ada@work.example'])
  expect(page?.history.items.map(({ kind }) => kind)).toEqual([
    'newsletter',
    'newsletter',
    'newsletter',
    'mail',
    'lead',
    'call',
    'lead',
  ])
  expect(page?.history.items.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Is er een tuin?', 'Belt morgen terug']),
  )
})

test('B3 a person whose leads are all somebody else’s is not there for an agent', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example' }, at(1))
  expect(await pageOf(ada, 'agent')).toBeDefined()
  // The first has the number of the one who reads.
  await createMember(db)
  const other = await createMember(db, { name: 'Bo' })
  await db.insert(leads).values({ ...lead(ada, 'ada@post.example', 3), staffId: other.id })
  expect(await pageOf(ada, 'agent')).toBeUndefined()
  expect(await pageOf(ada, 'admin')).toBeDefined()
  await db.insert(leads).values(lead(ada, 'ada@post.example', 4))
  expect((await pageOf(ada, 'agent'))?.history.items).toHaveLength(1)
  for (const id of ['0', 'x', '99999999999999999', '-1'])
    expect(await personPage({ app, member: reader }, id, 1)).toBeUndefined()
})

test('B26 the same telephone, or the same name and postal code, is offered and never joined alone', async () => {
  const zip = { zip: '1180' }
  const ada = await findOrAddPerson(
    db,
    { email: 'ada@post.example', name: 'Ada Lovelace', phone: '0475 12 34 56' },
    at(1),
  )
  const phone = await findOrAddPerson(
    db,
    { email: 'a.l@work.example', name: 'A. L.', phone: '+32 475/12.34.56' },
    at(1),
  )
  const named = await findOrAddPerson(db, { email: 'x@post.example', name: 'ada lovelace' }, at(1))
  const far = await findOrAddPerson(db, { email: 'y@post.example', name: 'Ada Lovelace' }, at(1))
  await findOrAddPerson(db, { email: 'z@post.example', name: 'Ada Byron', phone: '0475 12 34 57' }, at(1))
  await db
    .insert(leads)
    .values([
      lead(ada, 'ada@post.example', 1, zip),
      lead(named, 'x@post.example', 2, zip),
      lead(far, 'y@post.example', 3, { zip: '9000' }),
    ])
  expect((await pageOf(ada))?.alike.map(({ id, samePhone }) => [id, samePhone])).toEqual([
    [phone, true],
    [named, false],
  ])
  expect(await db.$count(people)).toBe(5)
})

test('B26 two people become one, and two again, with the leads of each address', async () => {
  const ada = await findOrAddPerson(db, { email: 'ada@post.example', name: 'Ada' }, at(1))
  const other = await findOrAddPerson(db, { email: 'ada@work.example', phone: '0475123456' }, at(2))
  await db
    .insert(leads)
    .values([
      lead(ada, 'ada@post.example', 1),
      lead(other, 'ada@work.example', 2, { firstName: 'Ada', lastName: 'L.' }),
    ])
  expect(await joinPeople(db, { id: ada, other: ada, reader })).toBe('same')
  expect(await joinPeople(db, { id: ada, other: 12_345, reader })).toBe('unknown')
  expect(await joinPeople(db, { id: ada, other, reader })).toBe('joined')
  expect(await pageOf(ada)).toMatchObject({ name: 'Ada', phone: '0475123456', revision: 1 })
  expect((await pageOf(ada))?.history.items).toHaveLength(2)
  const newId = await splitPerson(db, { id: ada, email: 'ada@work.example', reader })
  expect(await pageOf(Number(newId))).toMatchObject({ name: 'Ada L.', emails: ['ada@work.example'] })
  expect((await pageOf(Number(newId)))?.history.items).toHaveLength(1)
  expect((await pageOf(ada))?.emails).toEqual(['ada@post.example'])
  expect(await splitPerson(db, { id: ada, email: 'ada@post.example', reader })).toBe('only')
  expect(await splitPerson(db, { id: ada, email: 'ada@work.example', reader })).toBe('unknown')
})

test('B25 a person with 1,000 entries among 100,000 leads is read within 100 ms', async () => {
  const ada = await findOrAddPerson(
    db,
    { email: 'ada@post.example', name: 'Ada', phone: '0475123456' },
    at(1),
  )
  await db.execute(sql`
    insert into leads (at, form, locale, email, fields, page, consent_version, digest, person_id)
    select now() - n * interval '9 minutes', 'contact-me', 'nl',
      case when n % 200 = 0 then 'ada@post.example' else 'v' || n || '@post.example' end,
      jsonb_build_object('lastName', 'Visitor', 'zip', '1180'), '/', 'x', n::text,
      case when n % 200 = 0 then ${ada}::bigint end
    from generate_series(1, 100000) n`)
  await db.execute(sql`
    insert into mails (at, kind, recipient, locale, subject, html, text, message_id)
    select now() - n * interval '9 minutes', 'lead-confirmation', 'ada@post.example', 'nl', 'Mail', '', '', n::text
    from generate_series(1, 500) n`)
  await db.execute(sql`vacuum (analyze) leads`)
  const times: number[] = []
  for (const page of [1, 20, 1, 20, 1, 20]) {
    const began = performance.now()
    const shown = await pageOf(ada, 'admin', page)
    times.push(performance.now() - began)
    expect(shown?.history.items).toHaveLength(50)
  }
  // The quickest of each page: tests share the machine.
  expect(Math.min(...times.filter((_, place) => place % 2 === 1))).toBeLessThan(100)
}, 60_000)
