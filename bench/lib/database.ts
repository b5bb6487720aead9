import pg from 'pg'
import { openEmbedded } from '../../app/platform/postgres/embedded.server.ts'

/** A connection to the database of a running product. */
export async function openDatabase(dataDir: string) {
  const embedded = await openEmbedded(dataDir, { log: () => {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const close = async () => {
    await client.end()
    await embedded.close()
  }
  return { client, close }
}

/**
 * Inserts visits of every day until 21 November 2026 from four sources. Rows are ordered by day, as in production:
 * those of one listing are far apart.
 * @returns number of rows
 */
export async function writeVisits(client: pg.Client, listings: number[], days: number): Promise<number> {
  const { rowCount } = await client.query(
    `insert into visit_counts (kind, of_id, day, source, count)
     select 'listing', home, date '2026-11-21' - day, source, 1 + (home + day) % 7
     from generate_series($1::int - 1, 0, -1) as day, unnest($2::int[]) as home,
       unnest('{google,site,direct,immoweb}'::text[]) as source`,
    [days, listings],
  )
  await client.query('vacuum analyze visit_counts')
  return rowCount ?? 0
}

/** Inserts confirmed search alerts, identical each time: their number decides the criteria. */
export async function writeDemands(client: pg.Client, count: number) {
  await client.query(
    `with zip as (select array_agg(distinct case when country_id = 50 then 'L-' || zip else zip end) as all from listings),
      type as (select array_agg(distinct web_id) as all from listings)
    insert into demands (id, email, locale, goal, types, zones, price_min_cents, price_max_cents, bedrooms_min,
      rhythm, fields, page, digest, asked_at, confirmed_at, renewed_at)
    select 'demand-' || n, 'seeker-' || n || '@post.example', (array['nl','fr','en','de'])[n % 4 + 1],
      case when n % 3 = 0 then 'rent' else 'sale' end,
      array(select type.all[1 + (n * 7 + i * 3) % cardinality(type.all)] from generate_series(0, n % 3) i),
      case when n % 10 = 0 then array[(array['brussels','flanders','wallonia'])[n / 10 % 3 + 1]]
        else array(select zip.all[1 + (n * 13 + i * 5) % cardinality(zip.all)] from generate_series(0, n % 4) i) end,
      case when n % 3 > 0 and n % 5 = 0 then 20000000 end,
      case when n % 3 > 0 and n % 2 = 0 then 30000000 + n % 100 * 1000000 end,
      case when n % 4 = 0 then n % 4 + 2 end,
      (array['at-once','daily','weekly'])[n % 3 + 1], '{}', '/', 'digest-' || n, now(), now(), now()
    from generate_series(1, $1::int) n, zip, type`,
    [count],
  )
  await client.query('analyze')
}
