import { and, isNotNull, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { published } from '../card/card-query.repo.server'

/** An agent as the listings name them by one address, or by one name without an address. */
export type AgentRow = {
  name: string
  email: string | null
  phone: string | null
  number: string | null
  /** Their available listings, with the second in which each was first offered. */
  offered: [id: number, since: number][]
}

const name = sql<string>`${listings.details} #>> '{agent,name}'`
const ofAgent = (field: string) => sql`${listings.details} #>> ${`{agent,${field}}`}`

/** What the newest listing of an agent says. */
const latest = (field: string) =>
  sql<string | null>`(array_agg(${ofAgent(field)} order by ${listings.modifiedAt} desc, ${listings.id} desc)
    filter (where ${ofAgent(field)} is not null))[1]`

/**
 * Finds the agents of published listings, first whoever the newest one names. They are public, and so are the ids; somebody
 * who left is gone with the import that names them no more.
 */
export const findAgents = async (db: Db): Promise<AgentRow[]> =>
  await db
    .select({
      name: sql<string>`(array_agg(${name} order by ${listings.modifiedAt} desc, ${listings.id} desc))[1]`,
      email: latest('email'),
      phone: latest('phone'),
      number: latest('number'),
      offered: sql<
        [number, number][]
      >`coalesce(json_agg(json_build_array(${listings.id}, extract(epoch from ${listings.createdAt})))
        filter (where ${listings.closed} = false), '[]')`,
    })
    .from(listings)
    .where(and(published, isNotNull(name)))
    .groupBy(sql`lower(coalesce(${ofAgent('email')}, ${name}))`)
    .orderBy(sql`max(${listings.modifiedAt}) desc, max(${listings.id}) desc`)
