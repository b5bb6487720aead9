import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import * as schema from '#db/schema'
import type { Visits } from '~/features/visits/public'
import { visitsOf } from '~/features/visits/public.server'
import { openEmbedded } from '~/platform/postgres/embedded.server'

/** The name of a browser that no robot has: that of the browser of these tests tells what it is. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The database of the product; until the test ends. */
export async function databaseOf(dataDir = inject('dataDir')) {
  const embedded = await openEmbedded(dataDir, { log() {} })
  const url = new URL(embedded.url)
  url.pathname = '/pignon'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await embedded.close()
  })
  return drizzle(client, { schema })
}

/** Reads what the product has counted; until the test ends. */
export async function countsOf(dataDir?: string): Promise<(listing: number) => Promise<Visits>> {
  const db = await databaseOf(dataDir)
  return (listing) => visitsOf(db, listing, new Date())
}
