import { isDeepStrictEqual } from 'node:util'
import type { Db } from '~/platform/database.server'
import { contentHash } from './content-hash.server'
import {
  type CityRow,
  findExisting,
  findExistingCities,
  findExistingTypes,
  type OfferKind,
  type TextKey,
  type TypeRow,
} from './feed.repo.server'
import type { FeedOrigin } from './feed-origin'
import type { Merged, MergedRecords } from './merge-records'
import { type ChangePlan, isUnchanged, planChanges } from './plan-changes'
import type { Offers } from './read-offers'
import { type Conversion, type ListingRows, toListing } from './to-listing'
import { type ProjectRows, toProject } from './to-project'

/** Changes to listings, or to projects. */
type OfferChanges<Rows> = ChangePlan & {
  /** Converts the records to write; lazy, because it is costly. */
  rows(): Rows[]
  /** Texts that stay although their record was rejected. */
  keptTexts: TextKey[]
}

export type Changes = {
  listings: OfferChanges<ListingRows>
  projects: OfferChanges<ProjectRows>
  /** New or different ones only. */
  types: TypeRow[]
  cities: CityRow[]
}

type Circumstances = { place: FeedOrigin; partial: boolean; now: Date }

/** Compares a feed with the stored rows. */
export async function planFeed(tx: Db, offers: Offers, how: Circumstances): Promise<Changes> {
  const knownTypes = await findExistingTypes(tx)
  const knownCities = await findExistingCities(tx)
  return {
    listings: await planOffers(tx, 'listings', offers.listings, toListing, how),
    projects: await planOffers(tx, 'projects', offers.projects ?? nothing, toProject, {
      ...how,
      partial: how.partial || !offers.projects,
    }),
    types: different(offers.types, knownTypes, ({ webId }) => webId),
    cities: different(offers.cities, knownCities, ({ countryId, zip }) => `${countryId} ${zip}`),
  }
}

const nothing = { merged: [], rejected: [], warnings: [], spared: [] }

export const isEmptyChange = ({ listings, projects, types, cities }: Changes) =>
  isUnchanged(listings.changes) && isUnchanged(projects.changes) && types.length + cities.length === 0

async function planOffers<Rec, Rows>(
  tx: Db,
  kind: OfferKind,
  { merged, spared }: MergedRecords<Rec>,
  convert: (one: Merged<Rec>, conversion: Conversion) => Rows,
  { place, partial, now }: Circumstances,
): Promise<OfferChanges<Rows>> {
  const existing = await findExisting(tx, kind)
  const hashed = merged.map((one) => ({ id: one.id, contentHash: contentHash(one, place), one }))
  const plan = planChanges(existing, hashed, { kept: new Set(spared.map(({ id }) => id)), partial })
  const firstSeen = (id: number) => existing.get(id)?.createdAt ?? now
  return {
    ...plan,
    keptTexts: spared.flatMap(({ id, locale }) => (locale ? [{ id, locale }] : [])),
    rows: () =>
      hashed
        .filter(({ id }) => plan.write.has(id))
        .map(({ one, id, contentHash }) =>
          convert(one, { place, contentHash, now, firstSeen: firstSeen(id) }),
        ),
  }
}

type Named = { names: object }

/** Rows with new content; names that a feed no longer contains are kept. */
function different<Row extends Named>(
  given: Row[],
  known: Row[],
  keyOf: (row: Row) => string | number,
): Row[] {
  const before = new Map(known.map((row) => [keyOf(row), row]))
  return given.flatMap((row) => {
    const old = before.get(keyOf(row))
    const merged = { ...row, names: { ...old?.names, ...row.names } }
    return isDeepStrictEqual(merged, old) ? [] : [merged]
  })
}
