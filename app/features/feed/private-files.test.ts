import { expect, test } from 'vitest'
import { listingRecord, picture, projectRecord } from './feed.fixture'
import { originOfFile, originOfUrl } from './feed-origin'
import { textOfBytes } from './feed-text.server'
import { explainReason } from './office/explain-reason'
import { parseFeed } from './parse-feed'
import { readOffers } from './read-offers'

const open = originOfUrl('https://feeds.example/feed.json')
const withLogin = originOfUrl('https://me:secret@feeds.example/feed.json')
const withKey = originOfUrl('https://feeds.example/feed.json?key=secret')
const file = originOfFile('/srv/feed.json', '/srv')

const beside = { Details: { Pictures: [picture(1)] } }
const elsewhere = { Details: { Pictures: [picture(1, { Url: 'https://pictures.example/1.jpg?key=1' })] } }

function warningsOf(feed: object, place: typeof open) {
  const body = parseFeed(textOfBytes(new TextEncoder().encode(JSON.stringify(feed))))
  return readOffers(body, 'nl', place).warnings
}

test.each([withLogin, withKey])(
  'I4 files beside a feed that %o gives to few alone are warned of once',
  (place) => {
    const properties = [listingRecord({ ID: 1, ...beside }), listingRecord({ ID: 2, ...beside })]
    const warnings = warningsOf({ properties, projects: [projectRecord(beside)] }, place)
    expect(warnings).toMatchObject([{ kind: 'feed', index: null, field: 'Url' }])
    expect(explainReason(warnings[0]?.reason ?? '').key).toBe('besidePrivate')
    expect(JSON.stringify([place, warnings])).not.toContain('secret')
  },
)

test.each([
  ['a project', { properties: [], projects: [projectRecord(beside)] }],
  ['the picture of a card', { properties: [listingRecord({ SmallPictureItem: picture(1) })] }],
  [
    'a document',
    {
      properties: [
        listingRecord({ Details: { Documents: [{ ID: 1, Name: 'EPC', Url: 'documents/epc.pdf' }] } }),
      ],
    },
  ],
  ['the cover of a project', { properties: [], projects: [projectRecord({ SmallPicture: 'cover.jpg' })] }],
  [
    'the plan of a unit',
    {
      properties: [],
      projects: [projectRecord({ Details: { Units: [{ ID: 1, Name: 'A1', PlanUrl: 'plans/a1.pdf' }] } })],
    },
  ],
])('I4 %s beside a feed with a login is warned of', (_, feed) => {
  expect(warningsOf(feed, withLogin)).toHaveLength(1)
})

test('I4 whoever may read the feed may read what lies beside it', () => {
  for (const place of [open, file])
    expect(warningsOf({ properties: [listingRecord(beside)] }, place)).toEqual([])
  expect(warningsOf({ properties: [listingRecord(elsewhere)] }, withLogin)).toEqual([])
})
