import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Room = { Floor: number; Name: string; Surface: number }
type Details = {
  Rooms?: Room[]
  FloorPlans?: { Url: string }[]
  Surfaces: { Living: number; Total?: number; Terrace?: number }
  Bedrooms: number
}
type Property = { ID: number; language: string; Details: Details }

const folder = 'demo/feed'
const { properties }: { properties: Property[] } = JSON.parse(readFileSync(join(folder, 'feed.json'), 'utf8'))
const measured = [
  ...Map.groupBy(
    properties.filter(({ Details }) => Details.Rooms),
    ({ ID }) => ID,
  ),
].map(([id, records]) => ({ id, records: records.map(({ Details }) => Details) }))

const bedroom = /^(Slaapkamer|Chambre|Bedroom)\b/
const terrace = /^(Terras|Terrasse|Terrace)$/
const surfaceOf = (rooms: Room[]) => rooms.reduce((sum, { Surface }) => sum + Surface, 0)

test('D2 six homes of the demo have floor plans with their rooms', () => {
  expect(measured).toHaveLength(6)
})

test.each(measured)('D2 plans and rooms of $id agree with what else its record says', ({ records }) => {
  for (const { Rooms = [], FloorPlans = [], Surfaces, Bedrooms } of records) {
    expect(FloorPlans.map(({ Url }) => existsSync(join(folder, Url)))).not.toContain(false)
    expect(FloorPlans).toHaveLength(new Set(Rooms.map(({ Floor }) => Floor)).size)
    expect(Rooms.filter(({ Name }) => bedroom.test(Name))).toHaveLength(Bedrooms)
    const [outside, inside] = [true, false].map((isOutside) =>
      surfaceOf(Rooms.filter(({ Name }) => terrace.test(Name) === isOutside)),
    )
    expect(inside).toBeLessThanOrEqual(Surfaces.Total ?? Surfaces.Living)
    expect([0, Surfaces.Terrace]).toContain(outside)
  }
})

test.each(measured)('D2 the rooms of $id measure the same in every language', ({ records }) => {
  const [first, ...others] = records.map(({ Rooms }) => Rooms?.map(({ Floor, Surface }) => [Floor, Surface]))
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})
