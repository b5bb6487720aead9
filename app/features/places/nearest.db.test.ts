import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { distanceMeters } from '~/kernel/geo'
import { reachMeters } from '~/kernel/mobility'
import { testDatabase } from '../../../tests/setup/test-database'
import { findNearestOfEachKind, findPlacesAround } from './places.repo.server'

const { db } = await testDatabase()
const halle = { lat: 50.736, lng: 4.237 }

beforeAll(insertManyPlaces)

test.each(['force_generic_plan', 'force_custom_plan'])(
  'D5 among 20,000 places the near ones are found by an index (%s)',
  async (mode) => {
    const scans = await scansOf(async (tx) => {
      await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
      await findNearestOfEachKind(tx, halle, reachMeters)
      await findPlacesAround(tx, halle, reachMeters, 300)
    })
    expect(scans.whole).toBe(0)
    expect(scans.index).toBeGreaterThan(0)
  },
)

test('D5 the query finds the nearest place of each kind', async () => {
  const { rows } = await db.execute<{ kind: string; latitude: number; longitude: number }>(
    sql`select kind, latitude, longitude from places`,
  )
  const nearest = await findNearestOfEachKind(db, halle, reachMeters)
  expect(nearest.length).toBeGreaterThan(3)
  for (const { kind, latitude, longitude } of nearest) {
    const metersTo = (row: { latitude: number; longitude: number }) =>
      distanceMeters(halle, { lat: row.latitude, lng: row.longitude })
    const least = Math.min(...rows.filter((row) => row.kind === kind).map(metersTo))
    expect(metersTo({ latitude, longitude })).toBeCloseTo(least, 0)
  }
})

/** 20,000 places all over Belgium and Luxembourg, half of them around Brussels, of six kinds. */
async function insertManyPlaces() {
  await db.execute(sql`
    insert into places (source, kind, names, latitude, longitude, imported_at)
    select 'many', (array['station','bus-stop','bakery','doctor','park','creche'])[1 + n % 6],
      jsonb_build_object('nl', 'Plaats ' || n),
      case when n % 2 = 0 then 49.5 + (n * 7919 % 20000) / 10000.0 else 50.7 + (n * 7919 % 2000) / 10000.0 end,
      case when n % 2 = 0 then 2.6 + (n * 104729 % 38000) / 10000.0 else 4.2 + (n * 104729 % 3000) / 10000.0 end,
      now()
    from generate_series(1, 20000) as n`)
  await db.execute(sql`analyze places`)
}

/** Number of sequential scans and of index scans. */
async function scansOf(ask: (tx: typeof db) => Promise<unknown>) {
  return await db.transaction(async (tx) => {
    await ask(tx as unknown as typeof db)
    const { rows } = await tx.execute<{ seq_scan: string; idx_scan: string }>(
      sql`select seq_scan, idx_scan from pg_stat_xact_user_tables where relname = 'places'`,
    )
    return { whole: Number(rows[0]?.seq_scan), index: Number(rows[0]?.idx_scan) }
  })
}
