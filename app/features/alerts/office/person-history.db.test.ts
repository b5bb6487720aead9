import { expect, test } from 'vitest'
import { demands } from '#db/schema'
import { memberOf } from '~/platform/office/member.fixture'
import { testApp } from '../../../../tests/setup/test-app'
import { alertHistory } from './person-history.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [demands] })

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

const search = (email: string, day: number) => ({
  ...{ id: String(day), email, locale: 'nl' as const, goal: 'sale' as const, types: [], zones: ['BE 1630'] },
  ...{
    priceMaxCents: 45_000_000,
    frequency: 'daily' as const,
    fields: {},
    page: '/nl/',
    digest: String(day),
  },
  ...{ askedAt: at(day), renewedAt: at(day) },
})

test('B25 of the searches of a person the newest come first, with amounts as the site writes them', async () => {
  const emails = ['ada@post.example', 'ada@work.example']
  await db.insert(demands).values([1, 2, 3, 4].map((day) => search(emails[day % 2] ?? '', day)))
  const app = appIn('en')
  const found = await alertHistory({ app, member: memberOf('admin') }, { personId: 1, emails }, 3)
  expect(found.map(({ id }) => id)).toEqual(['4', '3', '2'])
  expect(found[0]?.facts).toContain('≤ €\u00a0450.000')
})
