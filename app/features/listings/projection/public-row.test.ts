import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, listingTexts, projects } from '#db/schema'
import { allListingFields } from '~/kernel/listing-fields'
import { toListingCard } from '../card/listing-presenter.server'
import { fullDetails, fullWords, listingRow, listingText, presenterIn } from '../listings.fixture'
import { listingColumns, listingTextColumns, projectColumns } from './public-columns'
import { toPublicProject, toPublicRow, toPublicText } from './public-row'

test.each([
  ['listings', listings, listingColumns],
  ['listing_texts', listingTexts, listingTextColumns],
  ['projects', projects, projectColumns],
])('one projection: every column of %s has a visibility', (_, table, columns) => {
  expect(Object.keys(columns).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
})

const at = (values: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values)

const publishings = [true, false].flatMap((publishPrice) =>
  [true, false].map((publishAddress) => ({ publishPrice, publishAddress })),
)

test.each(publishings)(
  'one projection: with %j each field is shown unless what hides it is withheld',
  (publishing) => {
    const shown = {
      ...toPublicRow(listingRow({ ...publishing, details: fullDetails })).details,
      ...toPublicText(listingText(1, { words: fullWords }), publishing).words,
    }
    const given = { ...fullDetails, ...fullWords }
    for (const { at: path, hiddenBy } of allListingFields) {
      const isHidden =
        (hiddenBy === 'price' && !publishing.publishPrice) ||
        (hiddenBy === 'address' && !publishing.publishAddress)
      expect([path, at(shown, path)]).toEqual([path, isHidden ? undefined : at(given, path)])
    }
  },
)

test('one projection: values outside the table are not shown, in a column, in details or in texts', () => {
  const details = { ...fullDetails, commissionCents: 1_234_500, agent: { name: 'Nele', salaryCents: 1 } }
  const row = { ...listingRow({ details }), ownerName: 'Somebody' }
  const shown = toPublicRow(row)
  expect(shown.details).toEqual({ ...fullDetails, agent: { name: 'Nele' } })
  expect(shown).not.toHaveProperty('ownerName')
  const text = { ...listingText(1, { words: { ...fullWords, ...{ remark: 'secret' } } }), remark: 'secret' }
  expect(JSON.stringify(toPublicText(text, row))).not.toContain('secret')
})

test.each([true, false])(
  'one projection: the address of a project is shown if it is published: %s',
  (isPublished) => {
    const address = { street: 'Bouwlaan', houseNumber: '7', box: '3', latitude: 50.8, longitude: 4.3 }
    const hidden = { street: null, houseNumber: null, box: null, latitude: null, longitude: null }
    const day = new Date('2026-11-23T10:00:00Z')
    const shown = toPublicProject({
      ...{
        id: 1,
        goal: 'sale',
        state: 'for-sale',
        number: null,
        countryId: 10,
        zip: '1630',
        region: 'flanders',
      },
      ...{
        ...address,
        publishAddress: isPublished,
        externalWeb: null,
        webId: 1,
        progress: null,
        details: {},
      },
      ...{ coverPictureId: null, contentHash: 'secret', createdAt: day, modifiedAt: day, withdrawnAt: null },
    })
    expect(shown).toMatchObject({ id: 1, zip: '1630', ...(isPublished ? address : hidden) })
    expect(shown).not.toHaveProperty('contentHash')
  },
)

test('one projection: internal columns are in no public row, and hidden ones are null', () => {
  const hidden = toPublicRow(
    listingRow({ publishPrice: false, publishAddress: false, priceUnit: 7, box: '3' }),
  )
  for (const name of ['contentHash', 'recordFile', 'webIds', 'energyRank', 'coverPictureId'])
    expect(hidden).not.toHaveProperty(name)
  expect(hidden).toMatchObject({
    priceCents: null,
    priceUnit: null,
    street: null,
    houseNumber: null,
    box: null,
    latitude: null,
    longitude: null,
  })
})

test('one projection: a stored row cannot become a card', () => {
  const stored = { ...listingRow(), text: null, cover: null }
  // @ts-expect-error: it contains hidden values.
  expect(() => toListingCard(stored, presenterIn('nl'))).not.toThrow()
})
