import { sql } from 'drizzle-orm'
import * as schema from '#db/schema'
import type { Db } from './database.server'

const { contentVersion: table, contentChanges: changes } = schema

/** Channel on which processes tell each other that the public content changed; the payload is the version. */
export const contentChannel = 'content'

/** Ids of the listings that a change touches; `many` when they are not worth naming. */
export type ChangedListings = readonly number[] | 'many'

/** So many versions are remembered with what they changed, and so many listings of each. */
const rememberedVersions = 32
const mostNamed = 5_000

/**
 * Says that the transaction changes what the public sees: page caches empty themselves when it commits. Versions commit
 * in their order, because the row stays locked until then.
 * @returns the new version
 */
export async function bumpContentVersion(tx: Db, changed: ChangedListings = []): Promise<number> {
  const ids = changed === 'many' || changed.length > mostNamed ? null : [...changed]
  const { rows } = await tx.execute<{ version: string }>(sql`
    with bumped as (
      insert into ${table} (id, version) values (1, 2)
      on conflict (id) do update set version = ${table}.version + 1
      returning version),
    noted as (
      insert into ${changes} (version, listing_ids)
      select version, ${sql.param(ids)}::int[] from bumped
      on conflict (version) do update set listing_ids = excluded.listing_ids),
    forgotten as (delete from ${changes} where version <= (select version from bumped) - ${rememberedVersions})
    select version, pg_notify(${contentChannel}, version::text) from bumped`)
  return Number(rows[0]?.version)
}

/**
 * Finds the listings that changed after a version.
 * @returns undefined if that is not known: too long ago, or too many
 */
export async function listingsChangedSince(
  db: Db,
  version: number,
): Promise<{ version: number; ids: number[] } | undefined> {
  const { rows } = await db.execute<{
    version: string
    noted: number
    unknown: boolean
    ids: number[] | null
  }>(sql`
    select current.version, count(changed.version)::int as noted,
      bool_or(changed.version is not null and changed.listing_ids is null) as unknown,
      (select array_agg(distinct id) from ${changes} as one, unnest(one.listing_ids) as id
        where one.version > ${version} and one.version <= current.version) as ids
    from ${table} as current
    left join ${changes} as changed on changed.version > ${version} and changed.version <= current.version
    group by current.version`)
  const [row] = rows
  const now = Number(row?.version ?? 1)
  if (now < version || row?.unknown || (row?.noted ?? 0) !== now - version) return undefined
  return { version: now, ids: row?.ids ?? [] }
}

/** Version of the content that committed transactions left. */
export async function contentVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: table.version }).from(table)
  return row?.version ?? 1
}
