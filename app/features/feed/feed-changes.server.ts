import type { Db } from '~/platform/database.server'
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
import type { MergedRecord } from './merge-records'
import { planCities, planTypes } from './plan-catalogue'
import { type ChangePlan, type Incoming, isUnchanged, planChanges } from './plan-changes'
import type { ProjectRecord } from './project-record.schema'
import type { OfferList, Offers } from './read-offers'
import { type Conversion, type ListingRows, toListing } from './to-listing'
import { type ProjectRows, toProject } from './to-project'

/** Changes to listings, or to projects. */
type OfferChanges<Rows> = ChangePlan & {
  /** Converts the records to write, in batches: those of a large feed would fill the memory. */
  rows(): Iterable<Rows[]>
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

const nothing: OfferList<ProjectRecord> = { hashed: [], spared: [], *merged() {} }

export const isEmptyChange = ({ listings, projects, types, cities }: Changes) =>
  isUnchanged(listings.changes) && isUnchanged(projects.changes) && types.length + cities.length === 0

async function planOffers<Rec, Rows>(
  tx: Db,
  kind: OfferKind,
  { hashed, spared, merged }: OfferList<Rec>,
  convert: (one: MergedRecord<Rec>, conversion: Conversion) => Rows,
  { place, partial, now }: Circumstances,
): Promise<OfferChanges<Rows>> {
  const existing = await findExisting(tx, kind)
  const plan = planChanges(existing, hashed, { kept: new Set(spared.map(({ id }) => id)), partial })
  const conversionOf = ({ id, contentHash }: Incoming) => ({
    ...{ place, contentHash, now },
    firstSeen: existing.get(id)?.createdAt ?? now,
  })
  return {
    ...plan,
    keptTexts: spared.flatMap(({ id, locale }) => (locale ? [{ id, locale }] : [])),
    *rows() {
      const hashes = new Map(hashed.map((one) => [one.id, one]))
      for (const batch of merged(plan.write))
        yield batch.flatMap((one) => {
          const known = hashes.get(one.id)
          return known ? [convert(one, conversionOf(known))] : []
        })
    },
  }
}
