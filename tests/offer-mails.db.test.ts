import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFeed } from '~/features/feed/public.server'
import { findOffer, offerBlocks } from '~/features/listings/public.server'
import { clearVersioned } from '~/platform/versioned.server'
import { leaksIn, secretFeed, shown } from './browser/secrets'
import { testApp } from './setup/test-app'

const { appIn } = await testApp()
const feed = secretFeed()
const languages = ['nl', 'fr', 'en'] as const

beforeAll(async () => {
  const report = await importFeed(appIn('nl'), feed.file, { defaultLocale: 'nl' })
  expect(report.outcome).toBe('applied')
  clearVersioned()
})

afterAll(() => feed.remove())

const asked = [
  ...feed.listings.map((id) => ({ listing: String(id) })),
  ...feed.projects.map((id) => ({ project: String(id), unit: '1' })),
]

test('one projection: a mail about a listing or a unit contains nothing hidden, in any language', async () => {
  const mails = await Promise.all(
    languages.flatMap((locale) =>
      asked.map(async (about) => {
        const offer = await findOffer(appIn(locale), about)
        return { about, text: JSON.stringify(offerBlocks(offer, 'https://agency.example')) }
      }),
    ),
  )
  expect(mails.filter(({ text }) => text === '[]')).toEqual([])
  expect(mails.flatMap(({ about, text }) => leaksIn(text).map((leak) => ({ ...about, leak })))).toEqual([])
  for (const said of [shown.price, shown.address]) {
    expect(mails.some(({ text }) => said.test(text))).toBe(true)
  }
})
