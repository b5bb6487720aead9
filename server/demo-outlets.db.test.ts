import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { loadListing } from '~/features/listings/detail/listing-page.server'
import { schemaMistakes } from '~/features/listings/outlets/schema-org.fixture'
import { loadProject } from '~/features/listings/projects/project-page.server'
import { findSocialCard, listingPath, projectPath } from '~/features/listings/public.server'
import { socialVersion } from '~/features/media/public.server'
import type { Locale } from '~/kernel/locale'
import type { PageInfo } from '~/ui/page/page-info'
import { testApp } from '../tests/setup/test-app'

const { db, appIn } = await testApp({ demo: 'all' })

test('D10 the structured data of every listing and project of the demo is in schema.org’s words', async () => {
  const pages = [...(await listingPages()), ...(await projectPages())]
  expect(pages.length).toBeGreaterThan(70)
  const mistakes = pages.flatMap(([id, locale, page]) => {
    // As it is read: what is undefined is not written.
    const nodes = JSON.parse(JSON.stringify(page.structuredData ?? []))
    const types = nodes.map((node: { '@type': string }) => node['@type'])
    expect(types).toEqual(['BreadcrumbList', 'RealEstateListing'])
    return nodes.flatMap((node: unknown) =>
      schemaMistakes(node).map((mistake) => `${id} ${locale} ${mistake}`),
    )
  })
  expect(mistakes).toEqual([])
})

test('D10 every page of a listing or project names a picture of 1200 × 630 in its own language', async () => {
  for (const [kind, pages] of [
    ['listing', await listingPages()],
    ['project', await projectPages()],
  ] as const) {
    for (const [id, locale, { socialPicture }] of pages) {
      const card = await findSocialCard(appIn(locale), kind, id)
      // The address that the page names is the one that is drawn: a picture kept for ever is never an old one.
      expect(socialPicture).toMatchObject({
        url: `/social/${kind}/${id}/${locale}-${card && socialVersion(card)}.jpg`,
        width: 1200,
        height: 630,
      })
      expect(socialPicture?.alt).not.toBe('')
    }
  }
})

test.each([
  ['listing', 999_999],
  ['listing', 0],
  ['project', 999_999],
  ['project', 9_999_999_999],
] as const)('D10 a %s with number %i has no picture', async (kind, id) => {
  expect(await findSocialCard(appIn('nl'), kind, id)).toBeUndefined()
})

const locales: Locale[] = ['nl', 'fr', 'en']
const at = (address: string | undefined) => new URL(address ?? '', 'https://agency.example')

async function listingPages(): Promise<[id: number, locale: Locale, page: PageInfo][]> {
  const rows = await db.select({ id: schema.listings.id }).from(schema.listings)
  const loaded = rows.flatMap(({ id }) =>
    locales.map(async (locale): Promise<[number, Locale, PageInfo]> => {
      const { page } = await loadListing(appIn(locale), id, at(await listingPath(db, id, locale)))
      return [id, locale, page]
    }),
  )
  return await Promise.all(loaded)
}

async function projectPages(): Promise<[id: number, locale: Locale, page: PageInfo][]> {
  const own = isNull(schema.projects.externalWeb)
  const rows = await db.select({ id: schema.projects.id }).from(schema.projects).where(own)
  const loaded = rows.flatMap(({ id }) =>
    locales.map(async (locale): Promise<[number, Locale, PageInfo]> => {
      const { page } = await loadProject(appIn(locale), id, at(await projectPath(db, id, locale)))
      return [id, locale, page]
    }),
  )
  return await Promise.all(loaded)
}
