import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appointments,
  leads,
  listings,
  mails,
  ownerListings,
  owners,
  people,
  personAddresses,
  units,
} from '#db/schema'
import { memberOf } from '~/platform/office/member.fixture'
import type { Role } from '~/platform/office/permissions'
import { clearVersioned } from '~/platform/versioned.server'
import { appointmentRow, createLead, createMember, mailRow } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { searchEverything, searchedKinds } from './search-everything.server'

const { db, appIn } = await testApp({
  demo: 'listings',
  emptied: [leads, appointments, mails, owners, people],
})
const app = appIn('nl')

const find = async (typed: string, role: Role = 'admin') =>
  (await searchEverything({ app, member: memberOf(role) }, typed)) ?? []

/** Kinds that something was found of, in their order. */
const kindsOf = async (typed: string, role?: Role) => (await find(typed, role)).map(({ kind }) => kind)

const titlesOf = async (typed: string) =>
  (await find(typed)).flatMap(({ hits }) => hits.map(({ title }) => title))

const at = new Date('2026-11-20T09:00:00Z')
const fields = {
  firstName: 'Zoë',
  lastName: 'Ångström',
  phone: '+32 475 12 34 56',
  remark: 'Is er een xylofoon?',
}
const email = 'zoe.angstrom@post.example'

async function writeEverything(listingId: number) {
  const [person] = await db
    .insert(people)
    .values({ createdAt: at, name: 'Zoë Ångström', phone: '+32 475 12 34 56' })
    .returning()
  await db.insert(personAddresses).values({ email, personId: person?.id ?? 0, addedAt: at })
  await createLead(db, { email, fields, listingId, personId: person?.id ?? null })
  await db.insert(appointments).values(appointmentRow({ email, fields, listingId, startsAt: at }))
  await db.insert(mails).values(mailRow({ recipient: email, subject: 'Uw vraag' }))
  const [owner] = await db
    .insert(owners)
    .values({ email: 'owner.angstrom@post.example', name: 'Ångström', locale: 'nl', createdAt: at })
    .returning()
  await db.insert(ownerListings).values({ ownerId: owner?.id ?? 0, listingId })
}

/** A listing whose address its page keeps to itself. */
async function hiddenListing() {
  const [row] = await db.select().from(listings).where(eq(listings.publishAddress, false)).limit(1)
  if (!row?.street) throw new Error('the demo hides no address')
  return { ...row, street: row.street }
}

test('B27 beginnings of words, without case and accents, find people, leads, bookings, owners and mails', async () => {
  await writeEverything((await hiddenListing()).id)
  for (const typed of ['ÅNGSTR', 'angs', 'angstrom'])
    expect(await kindsOf(typed), typed).toEqual(['people', 'leads', 'appointments', 'owners', 'mails'])
  expect(await kindsOf('xylofoon')).toEqual(['leads', 'appointments'])
  expect(await kindsOf('zoe angs')).toEqual(expect.arrayContaining(['people', 'leads']))
  expect(await kindsOf('ngstrom')).toEqual([])
})

test('B27 a mail is found as its subject is written, and mails alone say when there are more', async () => {
  const row = () => mailRow({ subject: 'Vraag: Łukasz Nowak' })
  await db.insert(mails).values(Array.from({ length: 51 }, row))
  expect(await kindsOf('Łukasz')).toEqual(['mails'])
  const [alone] = (await searchEverything({ app, member: memberOf('admin') }, 'Łukasz', 'mails')) ?? []
  expect([alone?.hits.length, alone?.isMore]).toEqual([50, true])
})

test('B27 a lead leads to its page, a booking to that of whoever made it', async () => {
  await writeEverything((await hiddenListing()).id)
  const groups = await find('xylofoon')
  expect(groups.map(({ hits }) => hits[0]?.href?.replace(/\d+/, '1'))).toEqual([
    '/office/leads/1/',
    '/office/people/1/',
  ])
})

test('B27 a telephone number is found however it is written', async () => {
  await writeEverything((await hiddenListing()).id)
  for (const typed of ['0475123456', '0475/12.34', '+32475', '+32 (0)475 12', '0032 475', '0475', '32475'])
    expect(await kindsOf(typed), typed).toEqual(expect.arrayContaining(['people', 'leads', 'appointments']))
  expect(await kindsOf('0476123456')).toEqual([])
})

test('B27 a reference number is first, then what is about its listing', async () => {
  const { id } = await hiddenListing()
  await writeEverything(id)
  for (const typed of [String(id), `#${id}`, `Réf. ${id}`]) {
    const [first] = await find(typed)
    expect(first?.kind, typed).toBe('listings')
    expect(first?.hits[0]).toMatchObject({ id, isExact: true })
  }
  expect(await kindsOf(String(id))).toEqual(expect.arrayContaining(['leads', 'appointments', 'owners']))
})

test('B27 a listing is found by an address that its page does not tell, also when it is withdrawn', async () => {
  const { id, street, houseNumber } = await hiddenListing()
  const found = async () => (await titlesOf(`${street.slice(0, 6)} ${houseNumber ?? ''}`)).join()
  expect(await found()).toContain(`${id} · `)
  expect(await found()).toContain(street)
  await db.update(listings).set({ withdrawnAt: at }).where(eq(listings.id, id))
  clearVersioned()
  const [group] = await find(String(id))
  expect(group?.hits[0]?.facts).toContain('niet meer op de site')
  expect(group?.hits[0]?.href).toBeUndefined()
  await db.update(listings).set({ withdrawnAt: null }).where(eq(listings.id, id))
  clearVersioned()
})

test('B27 a project of which each unit is sold is said to be sold out', async () => {
  const said = async () => (await find('12')).find(({ kind }) => kind === 'projects')?.hits[0]?.facts
  expect(await said()).toContain('te koop')
  const before = await db.select().from(units)
  await db.update(units).set({ state: 'sold' })
  expect(await said()).toContain('uitverkocht')
  await db.delete(units)
  await db.insert(units).values(before)
})

test('B27 pages are found by their titles in any language', async () => {
  expect(await kindsOf('privacy')).toContain('pages')
  expect((await find('contact')).find(({ kind }) => kind === 'pages')?.hits[0]?.href).toMatch(/^\/nl\//)
})

test('B27 an editor finds what is public, an agent no mails and no leads of others', async () => {
  await writeEverything((await hiddenListing()).id)
  expect(await kindsOf('angstrom', 'editor')).toEqual([])
  expect(searchedKinds({ member: memberOf('editor') })).toEqual(['listings', 'projects', 'pages'])
  expect(await kindsOf('angstrom', 'agent')).toEqual(['people', 'leads', 'appointments', 'owners'])
  // The first has the number of the one who searches.
  await createMember(db)
  const { id: staffId } = await createMember(db, { name: 'Bo' })
  await db.update(leads).set({ staffId })
  expect(await kindsOf('xylofoon', 'agent')).toEqual(['appointments'])
  expect(await kindsOf('xylofoon', 'admin')).toEqual(['leads', 'appointments'])
})

test('B27 what is erased is found no more', async () => {
  await writeEverything((await hiddenListing()).id)
  for (const table of [leads, appointments, mails, owners, people]) await db.delete(table)
  expect(await kindsOf('angstrom')).toEqual([])
})

test('B27 whatever is typed is answered', async () => {
  await writeEverything((await hiddenListing()).id)
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 200 }),
    fc.constantFrom("'", '\\', ':*', "a':* | b", '!(&|', '<->', '%_', '\u0000ab', "'; drop table leads; --"),
    fc.stringMatching(/^[+0-9 ()./-]{1,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      await find(words)
    }),
    { numRuns: 300 },
  )
})
