import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings } from '#db/schema'
import { translateTo } from '~/i18n/texts.server'
import type { Region } from '~/kernel/region'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../tests/setup/test-app'
import { noon } from './appointments.fixture'
import { bookingPath } from './booking-path.server'
import { statementsOf } from './statements'
import { bookableFor } from './wish.server'

const { db, appIn } = await testApp({ demo: 'listings', at: noon })

const rental = eq(listings.id, 2687)
await db
  .update(listings)
  .set({ details: sql`${listings.details} - 'depositCents'` })
  .where(rental)

test.each<[Region, string]>([
  ['flanders', 'De huurwaarborg bedraagt 3 maanden huur, € 4.170.'],
  ['brussels', 'De huurwaarborg bedraagt 2 maanden huur, € 2.780.'],
  ['wallonia', 'De huurwaarborg bedraagt 2 maanden huur, € 2.780.'],
])(
  'A2 in %s the deposit is what its region allows, unless the listing asks another',
  async (region, words) => {
    await change({ region })
    expect(await said()).toContain(words)
    await db
      .update(listings)
      .set({ details: sql`${listings.details} || '{"depositCents": 139000}'` })
      .where(rental)
    clearVersioned()
    expect(await said()).toContain('De huurwaarborg bedraagt 1 maand huur, € 1.390.')
    await db
      .update(listings)
      .set({ details: sql`${listings.details} - 'depositCents'` })
      .where(rental)
  },
)

test('A2 a rent that is not public is not told by its statements either', async () => {
  await change({ publishPrice: false })
  expect((await said()).join(' ')).not.toMatch(/1\.390|4\.170|2\.780/)
  await change({ publishPrice: true })
})

test('A1 a home that is let cannot be booked, from the moment that the site knows', async () => {
  expect((await bookableFor(appIn(), '2687')).openings.length).toBeGreaterThan(0)
  await change({ state: 'rented' })
  expect((await bookableFor(appIn(), '2687')).openings).toEqual([])
  await change({ state: 'available' })
})

test('A1 the page of a home leads to its free times where its agent, or the agency, opens some', async () => {
  const site = async (agent: string | undefined) => await bookingPath(appIn(), { listing: 2687, agent })
  expect(await site('sofie@tilia.example')).toBe('/nl/afspraak/?listing=2687')
  expect(await site(undefined)).toBe('/nl/afspraak/?listing=2687')
})

async function change(values: Partial<Record<'region' | 'publishPrice' | 'state', unknown>>) {
  await db
    .update(listings)
    .set(values as object)
    .where(rental)
  clearVersioned()
}

const said = async () => {
  const { viewable } = await bookableFor(appIn(), '2687')
  return statementsOf(viewable?.terms, { t: translateTo('nl'), moneyLocale: 'nl' }).map((text) =>
    text.replaceAll('\u00a0', ' '),
  )
}
