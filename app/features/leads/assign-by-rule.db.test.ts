import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { blockedAddresses, leads, people, staff } from '#db/schema'
import { testApp } from '../../../tests/setup/test-app'
import { writeLead } from './write-lead.server'

const { db, appIn } = await testApp({ emptied: [leads, people, blockedAddresses] })
const at = new Date('2026-11-20T10:00:00Z')
let ada = 0
let bo = 0

beforeEach(async () => {
  await db.update(staff).set({ removedAt: at })
  ada = await member('ada')
  bo = await member('bo')
})

async function member(name: string) {
  const email = `${name}@agency.example`
  const values = { email, name, role: 'agent' as const, locale: 'nl' as const, createdAt: at }
  const [row] = await db.insert(staff).values(values).returning()
  return row?.id ?? 0
}

/** Writes a lead of a visitor about a listing of an agent. */
async function sent(agent?: string, email = 'el@post.example') {
  const lead = {
    ...{ at, form: 'contact-me', locale: 'nl' as const, email, fields: {}, page: '/nl/' },
    ...{ consentVersion: 'x', digest: 'x' },
  }
  const id = await db.transaction(async (tx) => await writeLead(tx, appIn(), lead, agent))
  const [row] = await db.select().from(leads).where(eq(leads.id, id))
  return row
}

test('B15 a lead goes to who has an open one of this person, else to the listing’s agent, else to nobody', async () => {
  expect((await sent())?.staffId).toBeNull()
  expect((await sent('nobody@agency.example'))?.staffId).toBeNull()
  const first = await sent('Ada@agency.example')
  expect(first?.staffId).toBe(ada)
  expect((await sent('bo@agency.example'))?.staffId).toBe(ada)
  expect((await sent('bo@agency.example', 'other@post.example'))?.staffId).toBe(bo)
  await db.update(leads).set({ state: 'done' })
  expect((await sent('bo@agency.example'))?.staffId).toBe(bo)
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
