import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { loadListing } from '~/features/listings/detail/listing-page.server'
import { schemaMistakes } from '~/features/listings/outlets/schema-org.fixture'
import { loadProject } from '~/features/listings/projects/project-page.server'
import { findSocialCard, listingPath, projectPath } from '~/features/listings/public.server'
import { socialVersion } from '~/features/media/public.server'
import type { Locale } from '~/kernel/locale'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import type { PageInfo } from '~/ui/page/page-info'
import { testDatabase } from '../tests/setup/test-database'
import { loadDemoWhenEmpty } from './demo'

const { db } = await testDatabase()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pignon-outlets-'))
afterAll(() => rm(dataDir, { recursive: true }))
const services = {
  db,
  log,
  ...restOfServices(),
  clock: stoppedClock('2026-11-20T10:00:00Z'),
  config: readConfig({ PUBLIC_URL: 'https://agency.example', NODE_ENV: 'test', DATA_DIR: dataDir }),
}
const locales: Locale[] = ['nl', 'fr', 'en']

beforeAll(() => loadDemoWhenEmpty(services))

const at = (address: string | undefined) => new URL(address ?? '', 'https://agency.example')

async function listingPages(): Promise<[id: number, locale: Locale, page: PageInfo][]> {
  const rows = await db.select({ id: schema.listings.id }).from(schema.listings)
  const loaded = rows.flatMap(({ id }) =>
    locales.map(async (locale): Promise<[number, Locale, PageInfo]> => {
      const { page } = await loadListing({ ...services, locale }, id, at(await listingPath(db, id, locale)))
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
      const { page } = await loadProject({ ...services, locale }, id, at(await projectPath(db, id, locale)))
      return [id, locale, page]
    }),
  )
  return await Promise.all(loaded)
}

test('D10 the structured data of every listing and project of the demo is in schema.org’s words', async () => {
  const pages = [...(await listingPages()), ...(await projectPages())]
  expect(pages.length).toBeGreaterThan(70)
  const mistakes = pages.flatMap(([id, locale, page]) => {
    // As it is read: what is undefined is not written.
    const said = JSON.parse(JSON.stringify(page.structuredData ?? []))
    const types = said.map((node: { '@type': string }) => node['@type'])
    expect(types).toEqual(['BreadcrumbList', 'RealEstateListing'])
    return said.flatMap((node: unknown) =>
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
      const card = await findSocialCard({ ...services, locale }, kind, id)
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
  expect(await findSocialCard({ ...services, locale: 'nl' }, kind, id)).toBeUndefined()
})
