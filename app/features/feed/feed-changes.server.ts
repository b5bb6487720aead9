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
import { planCities, planTypes } from './plan-catalogue'
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
    types: planTypes(offers.types, knownTypes, how.partial),
    cities: planCities(offers.cities, knownCities, how.partial),
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
