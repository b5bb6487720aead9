import { type SQL, sql } from 'drizzle-orm'
import type { AlertReason } from '#db/schema'
import { idsOfFilter, placeLookupOf } from '~/features/listings/public.server'
import { postalCode } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import type { Criteria } from './criteria'
import { readStoredFilter } from './further-filters'
import { narrowMatches } from './narrow-matches.server'
import { anywhere, type Zone, zonesOf } from './zones'

/** Places of the listings, each with every zone that contains it. */
async function zonedPlaces(db: Db, which = sql`true`): Promise<string> {
  const { rows } = await db.execute<{ country_id: number; zip: string }>(
    sql`select distinct country_id, zip from listings where withdrawn_at is null and ${which}`,
  )
  const lookup = await placeLookupOf(db)
  const places = rows.flatMap(({ country_id, zip }) =>
    [...zonesOf({ countryId: country_id, zip }, lookup), anywhere].map((zone) => ({ country_id, zip, zone })),
  )
  return JSON.stringify(places)
}

/**
 * Available listings, as search alerts see them. A hidden price counts as unknown: an alert with price bounds never
 * matches it, so that no alert reveals it.
 */
const listingsWhere = (places: string, which: SQL) => sql`
  place as materialized (
    select * from json_to_recordset(${places}::json) as one(country_id smallint, zip text, zone text)),
  listing as materialized (
    select id, goal, country_id, zip, web_ids, bedrooms, living_surface, energy_rank,
      case when publish_price and price_cents > 0 then price_cents end as price_cents,
      greatest(
        coalesce((details #>> '{rooms,garages}')::numeric, 0),
        case when (details #>> '{has,garage}')::boolean then 1 else 0 end) as garages,
      coalesce((details #>> '{rooms,parkings}')::numeric, 0)
        + coalesce((details #>> '{rooms,externalParkings}')::numeric, 0) as parkings
    from listings where withdrawn_at is null and not closed and ${which})`

/** Unknown values of a listing match no bound. */
const meets = sql`listing.goal = demand.goal
  and (cardinality(demand.types) = 0 or listing.web_ids && demand.types)
  and (demand.price_min_cents is null or listing.price_cents >= demand.price_min_cents)
  and (demand.price_max_cents is null or listing.price_cents <= demand.price_max_cents)
  and (demand.bedrooms_min is null or listing.bedrooms >= demand.bedrooms_min)
  and (demand.bedrooms_max is null or listing.bedrooms <= demand.bedrooms_max)
  and (demand.surface_min is null or listing.living_surface >= demand.surface_min)
  and (demand.energy_rank is null or listing.energy_rank <= demand.energy_rank)
  and (demand.garages is null or listing.garages >= demand.garages)
  and (demand.parkings is null or listing.parkings >= demand.parkings)`

type Candidate = { demand_id: string; listing_id: number; filter: string | null }

const isAmong = (pairs: readonly Candidate[]) => sql`(demand_id, listing_id) in (
  select demand_id, listing_id from json_to_recordset(${JSON.stringify(pairs)}::json)
    as narrowed(demand_id text, listing_id int))`

const idsIn = (ids: readonly number[]) =>
  sql`id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`

/**
 * Upserts pending alerts: new matches and price drops. One statement for all confirmed search alerts.
 * @returns number of rows written
 */
export async function upsertMatches(tx: Db, listings: readonly number[], now: Date): Promise<number> {
  const places = await zonedPlaces(tx)
  const found = (which: SQL) => sql`${listingsWhere(places, idsIn(listings))},
    wanted as (
      select id as demand_id, unnest(zones) as zone from demands where confirmed_at is not null and ${which}),
    found as (
      select distinct demand.id as demand_id, listing.id as listing_id, listing.price_cents, demand.filter
      from listing
      join place using (country_id, zip)
      join wanted using (zone)
      join demands as demand on demand.id = wanted.demand_id
      where ${meets})`
  const { rows } = await tx.execute<Candidate>(
    sql`with ${found(sql`filter is not null`)} select demand_id, listing_id, filter from found`,
  )
  const narrowed = await narrowMatches(tx, rows)
  const { rowCount } = await tx.execute(sql`
    with ${found(sql`true`)}
    insert into demand_homes as known (demand_id, listing_id, waiting, price_cents, found_at)
    select demand_id, listing_id, 'new', price_cents, ${now.toISOString()}::timestamptz from found
    where filter is null or ${isAmong(narrowed)}
    on conflict (demand_id, listing_id) do update set
      waiting = case when excluded.price_cents < known.price_cents then 'price-drop' end,
      price_cents = coalesce(known.price_cents, excluded.price_cents),
      -- Of one that was mailed, the day on which it was told stays later than the day on which it was found.
      found_at = case when known.told_at > known.found_at then known.found_at else excluded.found_at end
    where known.waiting is null and excluded.price_cents is not null
      and (known.price_cents is null or excluded.price_cents < known.price_cents)`)
  return rowCount ?? 0
}

/** Marks current matches of a new search alert as known, so that only later ones are mailed. */
export async function markAsKnown(tx: Db, demandId: string, now: Date) {
  const places = await zonedPlaces(tx)
  const found = sql`${listingsWhere(places, sql`true`)},
    found as (
      select distinct on (listing.id) demand.id as demand_id, listing.id as listing_id, listing.price_cents, demand.filter
      from demands as demand
      cross join listing
      join place using (country_id, zip)
      where demand.id = ${demandId} and place.zone = any(demand.zones) and ${meets})`
  const { rows } = await tx.execute<Candidate>(
    sql`with ${found} select demand_id, listing_id, filter from found where filter is not null`,
  )
  const narrowed = await narrowMatches(tx, rows)
  await tx.execute(sql`
    with ${found}
    insert into demand_homes (demand_id, listing_id, price_cents, found_at, told_at)
    select demand_id, listing_id, price_cents, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from found where filter is null or ${isAmong(narrowed)}
    on conflict (demand_id, listing_id) do nothing`)
}

/** Number of listings that match now; no types means all, no zones means everywhere. */
export async function countMatches(db: Db, criteria: Criteria): Promise<number> {
  const places = await zonedPlaces(db)
  const asked = JSON.stringify({
    goal: criteria.goal,
    types: criteria.types,
    zones: criteria.zones,
    price_min_cents: criteria.priceMinCents,
    price_max_cents: criteria.priceMaxCents,
    bedrooms_min: criteria.bedroomsMin,
    bedrooms_max: criteria.bedroomsMax,
    surface_min: criteria.surfaceMin,
    energy_rank: criteria.energyRank,
    garages: criteria.garages,
    parkings: criteria.parkings,
  })
  const { rows } = await db.execute<{ ids: number[] | null }>(sql`
    with ${listingsWhere(places, sql`goal = ${criteria.goal}`)}
    select array_agg(distinct listing.id) as ids
    from listing
    join place using (country_id, zip)
    cross join json_populate_record(null::demands, ${asked}::json) as demand
    where (cardinality(demand.zones) = 0 or place.zone = any(demand.zones)) and ${meets}`)
  const ids = rows[0]?.ids ?? []
  if (criteria.filter === null) return ids.length
  const { goal, filter } = criteria
  const held = new Set(await idsOfFilter(db, { goal, ...readStoredFilter(filter) }))
  return ids.filter((id) => held.has(id)).length
}

/**
 * Number of confirmed search alerts that match a listing; a hidden price matches no bound.
 * @returns undefined when the listing is no longer available
 */
export const countDemandsFor = async (db: Db, listingId: number): Promise<number | undefined> =>
  (await findDemandsFor(db, listingId))?.length

/**
 * Numbers of the confirmed search alerts that match a listing; a hidden price matches no bound.
 * @returns undefined when the listing is no longer available
 */
export async function findDemandsFor(db: Db, listingId: number): Promise<string[] | undefined> {
  const places = await zonedPlaces(db, idsIn([listingId]))
  const { rows } = await db.execute<{ asking: { id: string; filter: string | null }[] }>(sql`
    with ${listingsWhere(places, idsIn([listingId]))}
    select coalesce((
      select json_agg(json_build_object('id', demand.id, 'filter', demand.filter)) from demands as demand
      where demand.confirmed_at is not null and demand.zones && array(select zone from place) and ${meets}
    ), '[]') as asking
    from listing`)
  const candidates = rows[0]?.asking.map(({ id, filter }) => ({ id, listing_id: listingId, filter }))
  return candidates && (await narrowMatches(db, candidates)).map(({ id }) => id)
}

/** A listing that the next mail of a search alert reports. */
export type PendingAlert = {
  demandId: string
  listingId: number
  reason: AlertReason
  /** Price in the previous mail; null when it was hidden or the listing is new. */
  toldCents: number | null
}

/**
 * Pending alerts that still hold: the listing is available, still matches, and a price drop still applies. Others stay
 * pending, since they may hold again. Those that were found last come first.
 */
export async function findPendingAlerts(tx: Db, demandIds: readonly string[]): Promise<PendingAlert[]> {
  const places = await zonedPlaces(tx)
  const ids = sql`(select value from json_array_elements_text(${JSON.stringify(demandIds)}::json))`
  const waiting = sql`id in (select listing_id from demand_homes where waiting is not null and demand_id in ${ids})`
  const { rows } = await tx.execute<{
    demand_id: string
    listing_id: number
    waiting: AlertReason
    told: string | null
    filter: string | null
  }>(sql`
    with ${listingsWhere(places, waiting)}
    select known.demand_id, known.listing_id, known.waiting, known.price_cents as told, demand.filter
    from demand_homes as known
    join demands as demand on demand.id = known.demand_id
    join listing on listing.id = known.listing_id
    where known.waiting is not null and known.demand_id in ${ids}
      and exists (select from place
        where place.country_id = listing.country_id and place.zip = listing.zip and place.zone = any(demand.zones))
      and (known.waiting = 'new' or listing.price_cents < known.price_cents)
      and ${meets}
    order by known.found_at desc, known.listing_id desc`)
  return (await narrowMatches(tx, rows)).map(({ demand_id, listing_id, waiting: reason, told }) => ({
    demandId: demand_id,
    listingId: listing_id,
    reason,
    toldCents: reason === 'new' || told === null ? null : Number(told),
  }))
}

/** Marks listings as mailed at their current public price. */
export async function markAsMailed(tx: Db, demandId: string, listings: readonly number[], now: Date) {
  await tx.execute(sql`
    update demand_homes as known set waiting = null, told_at = ${now.toISOString()}::timestamptz,
      price_cents = case when listing.publish_price and listing.price_cents > 0 then listing.price_cents end
    from listings as listing
    where known.demand_id = ${demandId} and listing.id = known.listing_id and listing.${idsIn(listings)}`)
}

/** Postal codes (`1180`, `L-1648`) with listings inside the zones. */
export async function zipsIn(db: Db, zones: readonly Zone[]): Promise<string[]> {
  const places = JSON.parse(await zonedPlaces(db)) as { country_id: number; zip: string; zone: Zone }[]
  const within = places.filter(({ zone }) => zones.includes(zone))
  return [...new Set(within.map(({ country_id, zip }) => postalCode({ countryId: country_id, zip })))]
}

/** Deletes what alerts have reported of listings that are no longer stored. */
export async function deleteMatchesOfGone(db: Db) {
  await db.execute(sql`
    delete from demand_homes where not exists (select from listings where listings.id = listing_id)`)
}
