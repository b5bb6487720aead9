import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, siteSettings } from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../../tests/setup/test-app'
import { peopleOf, teamOf } from './team.server'

const { db, appIn } = await testApp({ demo: 'all' })

const shown = async () => {
  clearVersioned()
  return await teamOf(appIn())
}

test('M10 the team stands in the order of the settings, each with the available listings they handle', async () => {
  const team = await shown()
  expect(team.map(({ person }) => person.name)).toEqual([
    'Hanne Verlinden',
    'Baptiste Lambrecht',
    'Sofie Delcourt',
  ])
  const rows = await db.select().from(listings)
  for (const { person, count, cards } of team) {
    const own = rows.filter(({ details, closed }) => details.agent?.name === person.name && !closed)
    expect(cards.map(({ id }) => id).sort(), person.name).toEqual(own.map(({ id }) => id).sort())
    expect(count).toBe(own.length)
    const created = new Map(own.map(({ id, createdAt }) => [id, createdAt.getTime()]))
    const order = cards.map(({ id }) => created.get(id) ?? 0)
    expect(order).toEqual([...order].sort((one, other) => other - one))
  }
})

test('M10 a listing that is withdrawn or sold is nobody’s any more', async () => {
  const before = await shown()
  const [first] = before.flatMap(({ cards }) => cards)
  const id = first?.id ?? 0
  await db.update(listings).set({ withdrawnAt: new Date() }).where(eq(listings.id, id))
  expect((await shown()).flatMap(({ cards }) => cards.map((card) => card.id))).not.toContain(id)
  await db.update(listings).set({ withdrawnAt: null, state: 'sold' }).where(eq(listings.id, id))
  expect((await shown()).flatMap(({ cards }) => cards.map((card) => card.id))).not.toContain(id)
  await db.update(listings).set({ state: 'available' }).where(eq(listings.id, id))
})

test('M10 an agent whose address only some listings give stands once, with the listings of both', async () => {
  const ofTeam = eq(siteSettings.key, 'team')
  const [kept] = await db.select().from(siteSettings).where(ofTeam)
  await db.delete(siteSettings).where(ofTeam)
  const before = await shown()
  const hanne = before.find(({ person }) => person.name === 'Hanne Verlinden')
  const [first, ...others] = hanne?.cards.map(({ id }) => id) ?? []
  expect(others.length).toBeGreaterThan(0)
  const rowOf = async (id = 0) => (await db.select().from(listings).where(eq(listings.id, id)))[0]
  const { details = {} } = (await rowOf(first)) ?? {}
  const agent = { name: 'hanne  Verlinden', number: '1' }
  await db
    .update(listings)
    .set({ details: { ...details, agent } })
    .where(eq(listings.id, first ?? 0))
  const after = await shown()
  const told = ({ person, cards }: (typeof after)[number]) => [
    person.anchor,
    person.email,
    cards.map(({ id }) => id),
  ]
  expect(after.map(told)).toEqual(before.map(told))
  await db
    .update(listings)
    .set({ details })
    .where(eq(listings.id, first ?? 0))
  if (kept) await db.insert(siteSettings).values(kept)
})

test('M10 somebody whom the agency removed is gone from the team', async () => {
  const ofTeam = eq(siteSettings.key, 'team')
  const [kept] = await db.select().from(siteSettings).where(ofTeam)
  const value = ((kept?.value ?? []) as { name: string }[]).filter(({ name }) => name !== 'Sofie Delcourt')
  await db.update(siteSettings).set({ value }).where(ofTeam)
  expect(JSON.stringify(await shown())).not.toMatch(/sofie|delcourt/i)
  await db.delete(siteSettings).where(ofTeam)
  clearVersioned()
  const agents = await peopleOf(appIn('fr'))
  expect(agents).toMatchObject([
    { name: 'Baptiste Lambrecht', phone: '02 555 01 12', licence: '599.102', initials: 'BL' },
    { name: 'Hanne Verlinden', email: 'hanne@tilia.example', languages: undefined },
    { name: 'Sofie Delcourt', href: '/fr/equipe/#sofie-delcourt' },
  ])
  if (kept) await db.insert(siteSettings).values(kept)
})
