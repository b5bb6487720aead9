import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { listingPath } from '../card/listing-path.server'
import { ledgerPath } from '../ledger/ledger-path'
import { loadLedger } from './ledger-page.server'

const { db, appIn } = await testApp({ emptied: [...listingTables, schema.places] })

/** Address of the ledger of listing 1. */
async function addressOf(query = '', locale: Locale = 'nl') {
  const href = await listingPath(db, 1, locale)
  return new URL(ledgerPath(href ?? '/', locale) + query, 'http://localhost')
}

async function ledger(query = '', locale: Locale = 'nl') {
  const loaded = await loadLedger(appIn(locale), 1, await addressOf(query, locale))
  if (loaded.kind !== 'listing') throw new Error(`no ledger: ${loaded.kind}`)
  return loaded
}

test('D12 the figures of an address stand in the fields, and in the address of the other languages', async () => {
  await insertListings(db, { id: 1 })
  const { sheet, page, url } = await ledger('?ownMeans=197.000&tax=1250')
  expect(sheet?.typed).toMatchObject({ ownMeans: '197.000', tax: '1250', years: '25' })
  expect(page.alternates.fr).toMatch(/\/tout-compte-fait\/\?ownMeans=197\.000&tax=1250$/)
  expect(page.canonical).toBeUndefined()
  // What is mailed.
  expect(url).toMatch(/\/rekening\/$/)
})

test('D12 a hidden price has no amount in its ledger', async () => {
  await insertListings(db, {
    id: 1,
    publishPrice: false,
    priceCents: 39_512_300,
    details: { rent: { chargesOwnerCents: 12_300 }, finance: { cadastralIncomeCents: 123_400 } },
  })
  const loaded = await ledger('?ownMeans=197.000')
  expect(loaded.sheet).toBeUndefined()
  expect(loaded.costs?.costs.kind).toBe('on-request')
  expect(JSON.stringify({ ...loaded, page: undefined })).not.toMatch(/395.?123|€/)
})

test('D12 the ledger of a home whose rent is hidden speaks of a rent', async () => {
  await insertListings(db, { id: 1, goal: 'rent', publishPrice: false })
  expect((await ledger()).goal).toBe('rent')
})

test('D12 what the listing states of its charges is the usual answer, and its cadastral income a note', async () => {
  await insertListings(db, {
    id: 1,
    webId: 3,
    details: { rent: { chargesOwnerCents: 12_300 }, finance: { cadastralIncomeCents: 123_400 } },
  })
  const { sheet } = await ledger()
  expect(sheet?.facts).toMatchObject({
    asked: { amounts: ['tax', 'charges', 'energy', 'works'] },
    usual: { charges: 12_300 },
    stated: { cadastralCents: 123_400 },
  })
  expect(sheet?.typed.charges).toBe('123')
  const cleared = await ledger('?charges=')
  expect(cleared.sheet?.typed.charges).toBe('')
  expect(cleared.page.alternates.fr).toMatch(/\?charges=$/)
})

test('D12 the works that the law wants are asked for, with the months that it gives', async () => {
  await insertListings(db, { id: 1, webId: 1, region: 'flanders', energyValue: 450 })
  const { sheet } = await ledger()
  expect(sheet?.facts).toMatchObject({
    law: { kind: 'duty', label: 'D', years: 6 },
    asked: { amounts: ['tax', 'energy', 'works'], worksMonths: 72 },
  })
})

test('D12 a rental asks for what a renter pays only', async () => {
  await insertListings(db, { id: 1, goal: 'rent', webId: 3, priceCents: 90_000 })
  const { sheet, goal } = await ledger()
  expect(goal).toBe('rent')
  expect(sheet?.facts).toMatchObject({ offer: { kind: 'rent' }, asked: { amounts: ['charges', 'energy'] } })
})

test('D12 the ledger of a sold listing leads to the listing', async () => {
  await insertListings(db, { id: 1, state: 'sold' })
  const redirected = await ledger().catch((thrown: unknown) => thrown)
  expect(redirected).toBeInstanceOf(Response)
  expect((redirected as Response).headers.get('location')).toBe(await listingPath(db, 1, 'nl'))
})

test('D12 a link with an older title keeps its figures', async () => {
  await insertListings(db, { id: 1 })
  const old = new URL('http://localhost/nl/te-koop/ergens/oud/1/rekening/?ownMeans=1000')
  const redirected = await loadLedger(appIn('nl'), 1, old).catch((thrown: unknown) => thrown)
  const { pathname } = await addressOf()
  expect((redirected as Response).headers.get('location')).toBe(`${pathname}?ownMeans=1000`)
})
