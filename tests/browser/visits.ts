import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import * as schema from '#db/schema'
import type { Visits } from '~/features/visits/public'
import { getVisitStatistics } from '~/features/visits/public.server'
import { openEmbedded } from '~/platform/postgres/embedded.server'
import { ownProducts } from '../setup/worker-products'
import { ask } from './answers'
import { baseUrl } from './browser'
import { freshAddress } from './mails'

/** The name of a browser that no robot has: that of the browser of these tests tells what it is. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The database of the product; until the test ends. */
export async function databaseOf(dataDir = ownProducts().dataDir) {
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
  return (listing) => getVisitStatistics(db, listing, new Date())
}

/** What is told is written within a second, on a machine that has other things to do a little later. */
export const soon = { timeout: 60_000 }

/** Tells the product of a visit as a page of a browser does. */
export const tellVisit = (of: string, headers: Record<string, string> = {}, body = `of=${of}&from=`) =>
  ask('/visits', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': freshAddress(),
      'user-agent': firefox,
      origin: baseUrl(),
      ...headers,
    },
  })

/** A listing whose visits no test counts. */
const mark = 2690

/** Until every visit that the product has been told of is written: they are written in the order they came. */
export async function visitsWritten() {
  const counts = await countsOf()
  const count = async () => (await counts(mark)).total
  const before = await count()
  // One that comes later proves as much of those before it, and a site that is short of time may lose one.
  const tell = async () => {
    await tellVisit(`listing-${mark}`)
    return await count()
  }
  await expect.poll(tell, { ...soon, interval: 300 }).toBeGreaterThan(before)
}

/** Goes to a page, and waits until the product has been told of the visit. */
export async function visit(page: Page, go: () => Promise<unknown>) {
  const told = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/visits'))
  await go()
  expect((await told).ok()).toBe(true)
}
