import { beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { testApp } from '../../../../tests/setup/test-app'
import { insertedRow, listingText } from '../listings.fixture'
import { findIdsByText, findWordsInTexts } from './text-search.repo.server'

const { db } = await testApp()

const texts: [id: number, locale: Locale, title: string, description: string][] = [
  [1, 'nl', 'Villa met sauna', '<p>Rustige <strong>straten</strong>, zicht op de vijver.</p>'],
  [1, 'fr', 'Villa avec sauna', 'Rues calmes, vue sur l’étang &amp; forêt; cœur du village.'],
  [2, 'nl', 'Appartement', 'Stille straat bij het bos, façade uit 1900.'],
  [2, 'fr', 'Appartement', 'Une rue tranquille.'],
  [3, 'fr', 'Maison avec sauna', 'Le français seul.'],
  [4, 'nl', 'Ingetrokken met orangerie', ''],
  [5, 'de', 'Häuschen', 'Große Straße'],
]

beforeAll(async () => {
  await db
    .insert(schema.listings)
    .values(
      [1, 2, 3, 4, 5].map((id) => ({ ...insertedRow({ id }), withdrawnAt: id === 4 ? new Date() : null })),
    )
  await db
    .insert(schema.listingTexts)
    .values(
      texts.map(([id, locale, title, description]) => ({ ...listingText(id), locale, title, description })),
    )
})

const idsOf = async (text: string, locale: Locale = 'nl', defaultLocale: Locale = 'nl') =>
  [...(await findIdsByText(db, text, { locale, defaultLocale }))].sort()

test.each<[string, Locale, number[]]>([
  ['sauna', 'nl', [1, 3]],
  ['sauna', 'fr', [1, 3]],
  ['straat', 'nl', [1, 2]],
  ['STRATEN', 'nl', [1, 2]],
  ['rustige straat', 'nl', [1]],
  ['facade', 'nl', [2]],
  ['etangs', 'fr', [1]],
  ['ÉTANG', 'fr', [1]],
  ['coeur', 'fr', [1]],
  ['cœur', 'fr', [1]],
  ['rue', 'fr', [1, 2]],
  ['rue', 'nl', []],
  ['strong', 'nl', []],
  ['amp', 'fr', []],
  ['grosse strasse', 'nl', [5]],
  ['Große Straße', 'de', [5]],
  ['hauschen', 'de', [5]],
  ['de het', 'nl', []],
  ["'; drop table listings; --", 'nl', []],
])('P1c the words "%s" on a page in %s are found in listings %j', async (text, locale, ids) => {
  expect(await idsOf(text, locale)).toEqual(ids)
})

test('P1c a listing without a text in the page’s language is found by the text that its page shows', async () => {
  expect(await idsOf('francais', 'nl', 'nl')).toEqual([3])
  expect(await idsOf('tranquille', 'en', 'nl')).toEqual([])
  expect(await idsOf('tranquille', 'en', 'fr')).toEqual([2])
})

test('P1c of several words those are known that a published text has', async () => {
  const words = ['zwembad', 'Sauna', 'stille straat', 'orangerie', 'het', 'façade']
  expect(await findWordsInTexts(db, words, { locale: 'nl', defaultLocale: 'nl' })).toEqual([
    'Sauna',
    'stille straat',
    'façade',
  ])
  expect(await findWordsInTexts(db, [], { locale: 'nl', defaultLocale: 'nl' })).toEqual([])
})
