import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { insertListing, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { listingPath } from '../card/listing-path.server'
import { brochurePath } from '../detail/brochure-path'
import { cardsOf } from '../list/chosen-cards.server'
import { fullDetails } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { loadBrochure } from './brochure.server'

const { db, appIn } = await testApp({ emptied: listingTables })

test('D4 a brochure’s address is below its listing’s in each language, and the listing is canonical', async () => {
  await given()
  const brochure = await brochureOf('nl')
  expect(brochure.page).toMatchObject({
    copyOf: '/nl/te-koop/ukkel/home-nl/2706/',
  })
  expect(brochure.page.alternates).toMatchObject({
    nl: '/nl/te-koop/ukkel/home-nl/2706/afdrukken/',
    fr: '/fr/a-vendre/uccle/home-fr/2706/imprimer/',
    en: '/en/for-sale/uccle/home-en/2706/print/',
  })
  expect(brochure).toMatchObject({ url: 'https://agency.example/nl/te-koop/ukkel/home-nl/2706/' })
})

test('D4 an old address of a brochure redirects to its listing', async () => {
  await given()
  const old = new URL('https://agency.example/nl/te-koop/ukkel/oude-titel/2706/afdrukken/')
  const answer: unknown = await loadBrochure(appIn('nl'), 2706, old).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  expect(answer.headers.get('location')).toBe('/nl/te-koop/ukkel/home-nl/2706/')
})

test('D4 a hidden price and a hidden address are not on paper either', async () => {
  await given({
    publishPrice: false,
    priceCents: 77_777_700,
    publishAddress: false,
    street: 'Geheimestraat',
    houseNumber: '987b',
    details: fullDetails,
  })
  const text = JSON.stringify(await brochureOf())
  expect(text).not.toMatch(/777|Geheim|987b|1650|3300|4950/)
  expect(text).toContain('on-request')
})

test('D4 withdrawn and unknown listings have no brochure', async () => {
  await given({ withdrawnAt: new Date('2026-11-01T00:00:00Z') })
  expect((await brochureOf()).kind).toBe('withdrawn')
  expect((await brochureOf('nl', 1)).kind).toBe('unknown')
})

test('P6 a chosen list keeps its order; withdrawn listings are reported, unknown ones are not', async () => {
  for (const id of [1, 2, 3]) await given({ id })
  await given({ id: 4, withdrawnAt: new Date('2026-11-01T00:00:00Z') })
  const { cards, withdrawnIds } = await cardsOf(appIn('nl'), [3, 4, 99, 1])
  expect(cards.map(({ id }) => id)).toEqual([3, 1])
  expect(withdrawnIds).toEqual([4])
  expect(await cardsOf(appIn('nl'), [])).toEqual({ cards: [], withdrawnIds: [] })
})

test('P6 a chosen list hides what the owner wants hidden', async () => {
  await given({ publishPrice: false, priceCents: 77_777_700, publishAddress: false, street: 'Geheimestraat' })
  expect(JSON.stringify(await cardsOf(appIn('fr'), [2706]))).not.toMatch(/777|Geheim/)
})

function given(over: Partial<ListingRow> = {}) {
  const texts = locales.map((locale) => ({ locale, slug: `home-${locale}` }))
  return insertListing(db, { id: 2706, zip: '1180', ...over }, ...texts)
}

async function brochureOf(locale: (typeof locales)[number] = 'nl', id = 2706) {
  const path = brochurePath((await listingPath(db, id, locale)) ?? `/${locale}/x/y/z/${id}/`, locale)
  return await loadBrochure(appIn(locale), id, new URL(path, 'https://agency.example'))
}
