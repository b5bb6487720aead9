import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import type { OfferedListing } from '../detail/viewing.server'
import { comparePage } from './compare-page.server'

const { db, appIn } = await testApp({ emptied: [...listingTables, schema.places] })

/** Booking is another room's: its own test is on the page. */
const viewingOf = async ({ shown, href }: OfferedListing) => shown && `${href}#viewing`
const compare = (ids: number[], locale: Locale = 'nl') => comparePage(appIn(locale), ids, viewingOf)

/** Rows of the first table: its label, then each answer with its mark and note. */
async function rows(ids: number[], locale?: Locale) {
  const { comparisons } = await compare(ids, locale)
  const found = comparisons[0]?.groups.flatMap((group) => group.rows) ?? []
  return Object.fromEntries(
    found.map(({ label, cells }) => [
      label,
      cells.map((cell) => [cell?.energy, cell?.text, cell?.mark, cell?.note].filter(Boolean).join(' | ')),
    ]),
  )
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('P6c the cheapest a month is marked by a word, among those that are still for sale', async () => {
  await insertListings(
    db,
    { id: 1, priceCents: 40_000_000 },
    { id: 2, priceCents: 30_000_000 },
    { id: 3, priceCents: 10_000_000, state: 'sold' },
    { id: 4, publishPrice: false, priceCents: 5_000_000 },
  )
  const found = await rows([1, 2, 3, 4])
  expect(found.Prijs?.map(plain)).toEqual([
    '€ 400.000',
    '€ 300.000 | Laagste',
    'Prijs op aanvraag',
    '€ 100.000',
  ])
  expect(found['Afbetaling per maand']?.map((text) => /Laagste/.test(text))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(found['Afbetaling per maand']?.slice(2)).toEqual(['', ''])
  expect(found['Totaal met kosten']?.[2]).toBe('')
  expect(found['Prijs per m²']?.[2]).toBe('')
  // What is sold stands last.
  expect(found.Status).toEqual(['Beschikbaar', 'Beschikbaar', 'Beschikbaar', 'Verkocht'])
})

test('P6c the largest area is marked by a word, where one is larger', async () => {
  await insertListings(
    db,
    { id: 1, livingSurface: 120, details: { surfaces: { ground: 300 } } },
    { id: 2, livingSurface: 160, details: { surfaces: { ground: 300 } } },
    { id: 3, livingSurface: 200, state: 'sold' },
  )
  const found = await rows([1, 2, 3])
  expect(found['Bewoonbare oppervlakte']?.map(plain)).toEqual(['120 m²', '160 m² | Grootste', '200 m²'])
  expect(found.Grondoppervlakte?.map(plain)).toEqual(['300 m²', '300 m²', ''])
})

test('P6c sale and rent stand apart, in the order of the address', async () => {
  await insertListings(db, { id: 1 }, { id: 2, goal: 'rent', priceCents: 90_000 }, { id: 3 })
  const { comparisons } = await compare([3, 2, 1])
  expect(comparisons.map(({ goal, columns }) => [goal, columns.map(({ card }) => card.id)])).toEqual([
    ['sale', [3, 1]],
    ['rent', [2]],
  ])
})

test('P6c six stand side by side; of more, one can choose', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8]
  await insertListings(db, ...ids.map((id) => ({ id })))
  const { comparisons, choices } = await compare(ids)
  expect(comparisons[0]?.columns.map(({ card }) => card.id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(choices.map(({ card, isShown }) => [card.id, isShown])).toEqual(ids.map((id) => [id, id <= 6]))
  expect((await compare(ids.slice(2))).choices).toEqual([])
  // What is removed makes place for the next.
  expect(comparisons[0]?.columns[0]?.removeHref).toBe('/nl/favorieten/vergelijken/?ids=2,3,4,5,6,7,8')
})

test('P6c no two columns have one name: the street tells them apart, else price, area or reference', async () => {
  const hidden = { publishAddress: false, livingSurface: 90 }
  await insertListings(
    db,
    { id: 1 },
    { ...hidden, id: 2, priceCents: 40_000_000 },
    { ...hidden, id: 3, priceCents: 40_000_000, livingSurface: 120 },
    { ...hidden, id: 4, priceCents: 40_000_000 },
    { ...hidden, id: 5, priceCents: 50_000_000 },
  )
  const { comparisons } = await compare([1, 2, 3, 4, 5])
  const columns = comparisons[0]?.columns ?? []
  expect(columns.map(({ card, name }) => plain(name.detail.replace(card.address ?? '?', 'street')))).toEqual([
    'street',
    'Referentie 2',
    '120 m²',
    'Referentie 4',
    '€ 500.000',
  ])
  expect(new Set(columns.map(({ name }) => name.kind)).size).toBe(1)
})

test('P6c a row whose answers are all the same is told from one that decides', async () => {
  await insertListings(db, { id: 1, priceCents: 40_000_000 }, { id: 2, priceCents: 30_000_000 })
  const { comparisons } = await compare([1, 2])
  const found = comparisons[0]?.groups.flatMap((group) => group.rows) ?? []
  const isSame = (label: string) => found.find((row) => row.label === label)?.isSame
  expect([isSame('Status'), isSame('Prijs')]).toEqual([true, false])
})

test('P6c withdrawn listings are counted, with a link to the list without them', async () => {
  await insertListings(db, { id: 1 }, { id: 2, withdrawnAt: new Date('2026-11-01') })
  expect(await compare([1, 2])).toMatchObject({
    withdrawnCount: 1,
    withoutWithdrawnHref: '/nl/favorieten/vergelijken/?ids=1',
  })
})

test('P6c without ids, or with unknown ones, there is nothing to compare', async () => {
  expect(await compare([])).toMatchObject({ isAsked: false, comparisons: [], notes: [] })
  expect(await compare([99])).toMatchObject({ isAsked: true, comparisons: [] })
})

test('P6c in Flanders a poor label has a deadline instead of an amount, and the notes say why', async () => {
  await insertListings(
    db,
    { id: 1, energyValue: 450, energyLabel: 'E' },
    { id: 2, energyValue: 212, energyLabel: 'C' },
    { id: 3, region: 'wallonia', zip: '4000', energyValue: 450 },
    { id: 4, energyValue: 450, energyLabel: 'E', state: 'sold' },
    { id: 5, energyValue: 212, energyLabel: 'C', state: 'sold' },
  )
  const found = await rows([1, 2, 3, 4, 5])
  expect(found['Renoveren na aankoop']).toEqual([
    'Label D of beter binnen 6 jaar na de akte',
    'Geen verplichting bij dit label',
    ...['', '', ''],
  ])
  const { notes } = await compare([1, 2, 3])
  expect(notes.join(' ')).toContain('Renovatieverplichting')
  expect(notes.at(-1)).toContain('een betrouwbaar richtbedrag kennen wij niet (november 2026)')
  expect((await compare([2])).notes.join(' ')).not.toContain('richtbedrag')
})

test('P6c distances are measured from published addresses only', async () => {
  await db.insert(schema.places).values({
    source: 'test',
    kind: 'station',
    name: 'Linkebeek',
    names: {},
    latitude: 50.7709,
    longitude: 4.3385,
    importedAt: new Date('2026-11-01'),
  })
  await insertListings(
    db,
    { id: 1 },
    { id: 2, publishAddress: false },
    { id: 3, latitude: 50.775, longitude: 4.36 },
    { id: 4, latitude: null, longitude: null },
  )
  const station = (await rows([1, 2, 3, 4])).Station?.map(plain)
  expect(station).toEqual([
    '740 m | Dichtstbij | Linkebeek',
    'Adres niet vrijgegeven',
    expect.stringMatching(/^2,\d km \| Linkebeek$/),
    '',
  ])
})

test('P6c a rental is compared by rent and charges, by what is stated', async () => {
  const rental = { goal: 'rent' as const, livingSurface: 80 }
  await insertListings(
    db,
    { ...rental, id: 1, priceCents: 100_000, details: { rent: { chargesRenterCents: 5_000 } } },
    { ...rental, id: 2, priceCents: 90_000, details: { rent: { chargesRenterCents: 20_000 } } },
  )
  const found = await rows([1, 2])
  expect(found['Huur en lasten per maand']?.map(plain)).toEqual(['€ 1.050 | Laagste', '€ 1.100'])
  expect(found.Huurprijs?.map(plain)).toEqual(['€ 1.000 per maand', '€ 900 per maand | Laagste'])
})

test.each([
  ['nl', '/nl/favorieten/vergelijken/', 'Panden vergelijken'],
  ['fr', '/fr/favoris/comparer/', 'Comparer des biens'],
  ['en', '/en/favourites/compare/', 'Compare properties'],
] as const)('P6c in %s the page keeps its list in every language', async (locale, path, title) => {
  await insertListings(db, { id: 1 }, { id: 2 })
  const { page } = await compare([1, 2], locale)
  expect(page).toMatchObject({ title })
  expect(page.alternates[locale]).toBe(`${path}?ids=1,2`)
  expect(page.crumbs?.map(({ href }) => href)).toHaveLength(3)
})
