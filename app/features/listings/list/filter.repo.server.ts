import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { published } from '../card/card-query.repo.server'
import { isFiltered, type ListingFilter } from './listing-criteria'
import { idsOf } from './selected-ids.server'

type ConditionValues = { goal: ListingFilter['goal']; ids?: number[] }

/** Values of a filter's conditions by their names; those that are not set are absent. */
export async function valuesOf(db: Db, filter: ListingFilter): Promise<ConditionValues> {
  const { goal } = filter
  return isFiltered(filter) ? { goal, ids: await idsOf(db, filter) } : { goal }
}

const conditions = {
  goal: eq(listings.goal, sql.placeholder('goal')),
  ids: sql`${listings.id} = any(${sql.placeholder('ids')})`,
}

/** Conditions for the published listings that match the filter. */
export function whereMatches(values: ConditionValues): SQL | undefined {
  const names = Object.keys(values) as (keyof typeof conditions)[]
  return and(published, ...names.map((name) => conditions[name]))
}
