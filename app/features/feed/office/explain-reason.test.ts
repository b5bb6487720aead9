import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingRecord, picture, projectRecord } from '../feed.fixture'
import { textOfBytes } from '../feed-text.server'
import { FeedRejectedError, parseFeed } from '../parse-feed'
import { readOffers } from '../read-offers'
import { explainReason } from './explain-reason'

const textOf = (text: string) => textOfBytes(new TextEncoder().encode(text))

const reasonsOf = (feed: object): string[] => {
  const body = parseFeed(textOf(JSON.stringify(feed)))
  const { rejected, warnings } = readOffers(body, 'nl', { folder: null, address: null })
  return [...rejected, ...warnings].map(({ reason }) => reason)
}

const unexplained = (reasons: string[]) => reasons.filter((reason) => explainReason(reason).key === 'other')

const fields = [...Object.keys(listingRecord()), 'Details', 'PriceUnit', 'SmallPictureItem']
const details = ['Pictures', 'Latitude', 'Longitude', 'Bedrooms', 'YearBuilt', 'Documents', 'Video', 'Title']
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(-5, 1e15, 1.5, '', 'x'.repeat(200), 'é'.repeat(60_000), 'http://', '../x', 'maybe', [], {}),
)

test('B73 whatever a record holds, its reader is told why in their own language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.constantFrom(...details), anyValue, (field, detail, value) => {
      const reasons = reasonsOf({
        properties: [
          listingRecord({ [field]: value }),
          listingRecord({ language: 'fr', Price: 1 }),
          listingRecord({ Details: { [detail]: value, Pictures: [picture(1, { Url: value })] } }),
        ],
        projects: [projectRecord({ [field]: value }), value],
        citys: value,
        webIDs: [value],
      })
      expect(reasons.length).toBeGreaterThan(0)
      expect(unexplained(reasons)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('B73 P2 a price that is hidden because nobody can tell is told as such', () => {
  const [reason = ''] = reasonsOf({ properties: [listingRecord({ PublishPrice: 'nee' })] })
  expect(explainReason(reason)).toEqual({ key: 'priceHidden', values: {}, isLeftOut: false })
})

test.each([
  ['75001', {}, 'notZip'],
  ['L-1648', { CountryID: 10 }, 'otherCountry'],
])('B73 D7 a postal code %s that is left out is told as such', (Zip, over, key) => {
  const [reason = ''] = reasonsOf({ properties: [listingRecord({ Zip, ...over })] })
  expect(explainReason(reason)).toEqual({ key, values: {}, isLeftOut: true })
})

test('B73 what differs between languages is told with both values', () => {
  const [reason = ''] = reasonsOf({
    properties: [listingRecord(), listingRecord({ language: 'fr', Price: 1 })],
  })
  expect(explainReason(reason)).toEqual({
    key: 'disagree',
    values: { one: 'nl', first: '495000', other: 'fr', second: '1' },
    isLeftOut: false,
  })
})

test('B73 why a feed is refused is told too', () => {
  for (const text of ['{', '[]', '{}', '{"properties":1}']) {
    const reason = reasonOf(() => parseFeed(textOf(text)))
    expect(explainReason(reason).key, reason).not.toBe('other')
  }
  expect(explainReason(reasonOf(() => parseFeed(textOfBytes(Uint8Array.of(0xff))))).key).toBe('notUtf8')
  expect(explainReason('something new')).toEqual({
    key: 'other',
    values: { reason: 'something new' },
    isLeftOut: false,
  })
})

function reasonOf(parse: () => unknown): string {
  try {
    parse()
  } catch (error) {
    if (error instanceof FeedRejectedError) return error.message
  }
  return ''
}
