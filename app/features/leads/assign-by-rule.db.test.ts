import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { blockedAddresses, leads, listings, listingTexts, people, staff } from '#db/schema'
import { createMember, leadRow, saveSetting } from '../../../tests/setup/rows'
import { testApp } from '../../../tests/setup/test-app'
import { writeLead } from './write-lead.server'

const { db, appIn } = await testApp({
  demo: 'listings',
  emptied: [leads, people, blockedAddresses],
})
const at = new Date('2026-11-20T10:00:00Z')
let ada = 0
let bo = 0

beforeEach(async () => {
  await db.update(staff).set({ removedAt: at })
  ada = (await createMember(db)).id
  bo = (await createMember(db, { name: 'Bo' })).id
})

/** Writes a lead of a visitor about a listing of an agent. */
async function sent(
  agent?: string,
  email = 'el@post.example',
  more: Partial<typeof leads.$inferInsert> = {},
) {
  const lead = leadRow({ email, ...more })
  const { id } = await db.transaction(async (tx) => await writeLead(tx, appIn(), lead, agent))
  const [row] = await db.select().from(leads).where(eq(leads.id, id))
  return row
}

test('B15 a lead goes to the agent who has an open one of this person, else to the listing’s agent, else to nobody', async () => {
  expect((await sent())?.staffId).toBeNull()
  expect((await sent('nobody@agency.example'))?.staffId).toBeNull()
  const first = await sent('Ada@agency.example')
  expect(first?.staffId).toBe(ada)
  expect((await sent('bo@agency.example'))?.staffId).toBe(ada)
  expect((await sent('bo@agency.example', 'other@post.example'))?.staffId).toBe(bo)
  await db.update(leads).set({ state: 'done' })
  expect((await sent('bo@agency.example'))?.staffId).toBe(bo)
})

const setAreas = (areas: { area: string; agent: string }[]) => saveSetting(db, 'office', { areas })

test('B15 what nobody else has goes to the agent of its area, by the listing or by the property to be valued', async () => {
  const [listing] = await db.select().from(listings).where(eq(listings.zip, '1630')).limit(1)
  const about = { listingId: listing?.id ?? 0 }
  await setAreas([
    { area: 'brussels', agent: 'ada@agency.example' },
    { area: '1630', agent: 'bo@agency.example' },
  ])
  expect((await sent(undefined, 'a@post.example', about))?.staffId).toBe(bo)
  expect((await sent('nobody@agency.example', 'b@post.example', about))?.staffId).toBe(bo)
  expect((await sent('ada@agency.example', 'c@post.example', about))?.staffId).toBe(ada)
  const fields = { zip: 'B-1180', city: 'Ukkel' }
  const valued = { form: 'contact-demand', fields }
  expect((await sent(undefined, 'd@post.example', valued))?.staffId).toBe(ada)
  // The address of the person who asks says nothing of the property.
  expect((await sent(undefined, 'e@post.example', { form: 'site-contact', fields }))?.staffId).toBeNull()
  await db.update(staff).set({ removedAt: at }).where(eq(staff.id, bo))
  expect((await sent(undefined, 'f@post.example', about))?.staffId).toBeNull()
  await setAreas([])
})

test('B15 a home of Luxembourg is in the commune that one of its names says, because its postal code does not', async () => {
  const [listing] = await db.select().from(listings).where(eq(listings.zip, '1630')).limit(1)
  const id = listing?.id ?? 0
  await db.update(listings).set({ countryId: 50, zip: '8410' }).where(eq(listings.id, id))
  await db.update(listingTexts).set({ city: 'Steinfort' }).where(eq(listingTexts.listingId, id))
  await setAreas([
    { area: 'canton-mersch', agent: 'ada@agency.example' },
    { area: 'canton-capellen', agent: 'bo@agency.example' },
    { area: 'luxembourg', agent: 'ada@agency.example' },
  ])
  expect((await sent(undefined, 'a@post.example', { listingId: id }))?.staffId).toBe(bo)
  await setAreas([])
})

test('B15 a property to be valued is where its municipality is: the codes of both countries overlap', async () => {
  await setAreas([
    { area: 'flanders', agent: 'ada@agency.example' },
    { area: 'luxembourg', agent: 'bo@agency.example' },
  ])
  const valued = async (fields: Record<string, string>, email: string) =>
    (await sent(undefined, email, { form: 'contact-demand', fields }))?.staffId
  expect(await valued({ zip: '9050', city: 'Ettelbruck' }, 'a@post.example')).toBe(bo)
  expect(await valued({ zip: '9050', city: 'Gentbrugge' }, 'b@post.example')).toBe(ada)
  expect(await valued({ zip: 'L-9050', city: '' }, 'c@post.example')).toBe(bo)
  await setAreas([])
})

test('B15 a deputy who is away has a deputy too; when all are away the lead stays where the rule put it', async () => {
  const { id: cy } = await createMember(db, { name: 'Cy' })
  const away = { awayFrom: '2026-11-18', awayUntil: '2026-11-21' }
  await db
    .update(staff)
    .set({ ...away, deputyId: bo })
    .where(eq(staff.id, ada))
  await db
    .update(staff)
    .set({ ...away, deputyId: cy })
    .where(eq(staff.id, bo))
  expect((await sent('ada@agency.example', 'a@post.example'))?.staffId).toBe(cy)
  await db
    .update(staff)
    .set({ ...away, deputyId: ada })
    .where(eq(staff.id, cy))
  expect((await sent('ada@agency.example', 'b@post.example'))?.staffId).toBe(ada)
  await db.update(staff).set({ awayFrom: '2026-11-21' }).where(eq(staff.id, ada))
  expect((await sent('ada@agency.example', 'c@post.example'))?.staffId).toBe(ada)
})

test('B15 while somebody is away whose deputy works here no more, a lead is nobody’s, for all to see', async () => {
  const away = { awayFrom: null, awayUntil: '2026-11-21', deputyId: bo }
  await db.update(staff).set(away).where(eq(staff.id, ada))
  await db.update(staff).set({ removedAt: at }).where(eq(staff.id, bo))
  expect((await sent('ada@agency.example'))?.staffId).toBeNull()
  await db.update(staff).set({ removedAt: null, role: 'editor' }).where(eq(staff.id, bo))
  expect((await sent('ada@agency.example', 'other@post.example'))?.staffId).toBeNull()
})

test('B15 who is away has a deputy until the end of their last day; who was removed gets nothing', async () => {
  await db.update(staff).set({ deputyId: bo, awayUntil: '2026-11-20' }).where(eq(staff.id, ada))
  expect((await sent('ada@agency.example'))?.staffId).toBe(bo)
  await db.update(staff).set({ awayUntil: '2026-11-19' }).where(eq(staff.id, ada))
  expect((await sent('ada@agency.example', 'other@post.example'))?.staffId).toBe(ada)
  await db.update(staff).set({ removedAt: at }).where(eq(staff.id, bo))
  expect((await sent('bo@agency.example', 'third@post.example'))?.staffId).toBeNull()
})

test('B23 what a blocked address sends is put aside, and is nobody’s', async () => {
  await db.insert(blockedAddresses).values({ email: 'el@post.example', at, staffId: ada })
  expect(await sent('ada@agency.example')).toMatchObject({ state: 'spam', staffId: null })
  expect(await sent('ada@agency.example', 'other@post.example')).toMatchObject({ state: 'new', staffId: ada })
})

test('B23 B25 what a blocked address sends adds nothing to a person; what any other sends adds what they lack', async () => {
  const fields = { firstName: 'Élodie', phone: '0475 12 34 56' }
  const knownAs = async () => (await db.select().from(people)).map(({ name, phone }) => [name, phone])
  await sent()
  await db.insert(blockedAddresses).values({ email: 'el@post.example', at, staffId: ada })
  expect((await sent(undefined, 'el@post.example', { fields }))?.fields).toEqual(fields)
  expect(await knownAs()).toEqual([[null, null]])
  await db.delete(blockedAddresses)
  await sent(undefined, 'el@post.example', { fields })
  const others = { firstName: 'Somebody', phone: '0900 1' }
  expect((await sent(undefined, 'el@post.example', { fields: others }))?.fields).toEqual(others)
  expect(await knownAs()).toEqual([['Élodie', '0475 12 34 56']])
})
