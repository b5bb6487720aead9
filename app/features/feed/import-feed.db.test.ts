import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  cities,
  documents,
  feedImports,
  listingChanges,
  listings,
  listingTexts,
  listingTypes,
  pictures,
  projects,
} from '#db/schema'
import { type Clock, stoppedClock } from '~/platform/clock'
import { contentVersion } from '~/platform/content-version.server'
import { log } from '~/platform/log.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import type { Storage } from '~/platform/storage/storage'
import { testApp } from '../../../tests/setup/test-app'
import { testFolder } from '../../../tests/setup/test-folder'
import { bothLanguages, listingRecord, picture, projectRecord } from './feed.fixture'
import { type ImportOptions, importFeed } from './import-feed.server'

const { db } = await testApp({ emptied: [listings, projects, cities, listingTypes, feedImports] })
const folder = testFolder()
let clock: Clock

beforeEach(() => {
  clock = stoppedClock('2026-11-20T10:00:00Z')
})

test('I3 the demo feed has the properties of the specification, without warnings', async () => {
  const report = await importFeed({ db, clock, log }, demo, { defaultLocale: 'nl' })
  expect(report).toMatchObject({ outcome: 'applied', rejected: [], warnings: [], unknownFields: {} })
  expect(report.source).toBe('demo/feed/feed.json')
  const idsOf = async (goal: 'sale' | 'rent') => {
    const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.goal, goal))
    return rows.map(({ id }) => id).sort((a, b) => a - b)
  }
  expect(await idsOf('sale')).toEqual([
    908, 2494, 2646, 2655, 2656, 2669, 2674, 2679, 2681, 2684, 2686, 2688, 2690, 2695, 2698, 2700, 2703, 2704,
    2706, 2708,
  ])
  expect(await idsOf('rent')).toEqual([2627, 2687, 2692, 2705, 2709])
  expect(report.projects.created).toHaveLength(1)
})

test('I3 the demo feed has the municipalities, states and labels of the specification', async () => {
  await importFeed({ db, clock, log }, demo, { defaultLocale: 'nl' })
  const { rows } = await db.execute(sql`
    select ${cities.names} ->> 'fr' as city, count(*)::int from listings join cities using (country_id, zip)
    group by 1`)
  expect(Object.fromEntries(rows.map(({ city, count }) => [city, count]))).toMatchObject({
    Linkebeek: 6,
    Uccle: 6,
    Beersel: 4,
  })
  const all = await db.select().from(listings)
  expect(new Set(all.map(({ region }) => region))).toEqual(
    new Set(['flanders', 'brussels', 'wallonia', 'luxembourg']),
  )
  const closed = all.filter((one) => one.closed).map(({ goal }) => goal)
  expect(closed.sort()).toEqual(['rent', 'sale', 'sale'])
  const english = await db.select().from(listingTexts).where(eq(listingTexts.locale, 'en'))
  expect(english).toHaveLength(22)
})

test('V5 the demo has the types of the specification in their order', async () => {
  await importFeed({ db, clock, log }, demo, { defaultLocale: 'nl' })
  const types = await db.query.listingTypes.findMany({ orderBy: (type) => type.showOrder })
  expect(types.map(({ webId, showOrder, sale, rent }) => [webId, showOrder, sale, rent])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((webId) => [webId, webId - 1, true, true]),
  )
})

test('I2 the same feed again changes nothing and writes nothing', async () => {
  await importing(bothLanguages())
  const [before] = await db
    .execute<{ xmin: string }>(sql`select xmin::text from listings`)
    .then(({ rows }) => rows)
  const version = await contentVersion(db)
  const report = await importing(bothLanguages())
  expect(report).toMatchObject({ outcome: 'unchanged', unchanged: 1, created: [], changed: [] })
  expect((await db.execute(sql`select xmin::text from listings`)).rows).toEqual([before])
  expect(await contentVersion(db)).toBe(version)
})

test('I2 a different order of fields or records is not a change', async () => {
  await importing([listingRecord(), listingRecord({ ID: 1 })])
  const turned = Object.fromEntries(Object.entries(listingRecord()).toReversed())
  expect(await importing([listingRecord({ ID: 1 }), turned])).toMatchObject({
    outcome: 'unchanged',
    unchanged: 2,
  })
})

test('I2 a change is written, and page caches are invalidated', async () => {
  await importing(bothLanguages())
  const version = await contentVersion(db)
  clock = stoppedClock('2026-11-21T10:00:00Z')
  const report = await importing(bothLanguages({ Price: 480_000, TypeDescription: 'Andere titel' }))
  expect(report).toMatchObject({ outcome: 'applied', changed: [2706], created: [], unchanged: 0 })
  const [row] = await db.select().from(listings)
  expect(row).toMatchObject({
    priceCents: 48_000_000,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    modifiedAt: new Date('2026-11-21T10:00:00Z'),
  })
  expect(await contentVersion(db)).toBe(version + 1)
})

test('O2 price and state are recorded for a new listing and when one of them changes, not otherwise', async () => {
  const seen = async (at: string, over: Record<string, unknown>, ...others: unknown[]) => {
    clock = stoppedClock(at)
    await importing([listingRecord(over), ...others])
  }
  await seen('2026-11-20T10:00:00Z', { Price: 0 }, listingRecord({ ID: 2 }))
  await seen('2026-11-21T10:00:00Z', { Price: 0, Street: 'Kerkstraat' })
  await seen('2026-11-22T10:00:00Z', { Price: 495_000 })
  await seen('2026-11-23T10:00:00Z', { Price: 480_000, PublishPrice: false })
  await seen('2026-11-24T10:00:00Z', { Price: 480_000, PublishPrice: true })
  await seen('2026-11-25T10:00:00Z', { Price: 480_000, Details: { State: 'sold' } })
  await seen('2026-11-26T10:00:00Z', { Price: 480_000, Details: { State: 'sold' }, Street: 'Markt' })
  const rows = await db.select().from(listingChanges).orderBy(listingChanges.at, listingChanges.listingId)
  expect(
    rows.map(({ listingId, at, priceCents, publishPrice, state }) => [
      listingId,
      at.toISOString().slice(0, 10),
      priceCents,
      publishPrice,
      state,
    ]),
  ).toEqual([
    [2, '2026-11-20', 49_500_000, true, 'available'],
    [2706, '2026-11-20', null, true, 'available'],
    [2706, '2026-11-22', 49_500_000, true, 'available'],
    [2706, '2026-11-23', 48_000_000, false, 'available'],
    [2706, '2026-11-24', 48_000_000, true, 'available'],
    [2706, '2026-11-25', 48_000_000, true, 'sold'],
  ])
})

test('I2 removing a language removes its texts', async () => {
  await importing(bothLanguages())
  await importing([listingRecord()])
  expect((await db.select().from(listingTexts)).map(({ locale }) => locale)).toEqual(['nl'])
})

test('I2 a missing listing is withdrawn, and a returning one is restored', async () => {
  await importing([listingRecord({ ID: 1 }), listingRecord({ ID: 2 })])
  expect(await importing([listingRecord({ ID: 1 })])).toMatchObject({ outcome: 'applied', withdrawn: [2] })
  expect(await shownIds()).toEqual([1])
  expect(await importing([listingRecord({ ID: 1 })])).toMatchObject({ outcome: 'unchanged', withdrawn: [] })
  const back = await importing([listingRecord({ ID: 1 }), listingRecord({ ID: 2 })])
  expect(back).toMatchObject({ outcome: 'applied', restored: [2], created: [] })
  expect(await shownIds()).toEqual([1, 2])
})

test('I2 a listing that returns with changes is restored and written', async () => {
  const other = listingRecord({ ID: 1 })
  await importing([listingRecord(), other])
  await importing([other])
  expect(await importing([listingRecord({ Price: 1 }), other])).toMatchObject({
    restored: [2706],
    changed: [],
  })
  const [returned] = await db.select().from(listings).where(eq(listings.id, 2706))
  expect(returned).toMatchObject({ priceCents: 100, withdrawnAt: null })
})

test('I2 a feed without listings is refused while the site has some, because the export has probably failed', async () => {
  await importing([listingRecord()])
  expect(await importing([])).toMatchObject({ outcome: 'refused', withdrawn: [] })
  expect(await shownIds()).toEqual([2706])
  expect(await importing([], { force: true })).toMatchObject({ outcome: 'applied', withdrawn: [2706] })
})

test('I1 a partial feed keeps listings that it does not contain', async () => {
  await importing([listingRecord({ ID: 1 }), listingRecord({ ID: 2 })])
  const report = await importing({ partial: true, properties: [listingRecord({ ID: 3 })] })
  expect(report).toMatchObject({ created: [3], withdrawn: [] })
  expect(await shownIds()).toEqual([1, 2, 3])
})

test('I1 a partial feed with one language of a listing leaves its other languages', async () => {
  const named = (name: string) => [{ ID: 1, Url: 'pictures/1.jpg', Name: name }]
  const inDutch = {
    ID: 1,
    language: 'nl',
    TypeDescription: 'Huis',
    Details: { Pictures: named('Voorgevel') },
  }
  const inFrench = {
    ID: 1,
    language: 'fr',
    TypeDescription: 'Maison',
    Details: { Pictures: named('Façade') },
  }
  const shownAt = { PublishAddress: true }
  await importing([listingRecord({ ...inDutch, ...shownAt }), listingRecord({ ...inFrench, ...shownAt })])
  const partly = async (more: object) =>
    await importing({ partial: true, properties: [listingRecord({ ...inFrench, ...more })] })
  const stored = async () => {
    const texts = await db.select().from(listingTexts).orderBy(listingTexts.locale)
    const [picture] = await db.select().from(pictures)
    return [texts.map(({ locale, title }) => [locale, title]), picture?.names]
  }
  await partly({ ...shownAt, TypeDescription: 'Belle maison' })
  const titles = [
    ['fr', 'Belle maison'],
    ['nl', 'Huis'],
  ]
  expect(await stored()).toEqual([titles, { nl: 'Voorgevel', fr: 'Façade' }])
  // A name in Dutch may be that of the street, which is hidden now.
  await partly({ PublishAddress: false, TypeDescription: 'Belle maison' })
  expect(await stored()).toEqual([titles, { fr: 'Façade' }])
  await importing([listingRecord({ ...inFrench, PublishAddress: false, TypeDescription: 'Belle maison' })])
  expect(await stored()).toEqual([[['fr', 'Belle maison']], { fr: 'Façade' }])
})

test('I1 a feed without the projects key keeps projects; an empty list withdraws them', async () => {
  await importing({ properties: [], projects: [projectRecord()] })
  expect(await importing({ properties: [] })).toMatchObject({ outcome: 'unchanged' })
  expect(await importing({ properties: [], projects: [] })).toMatchObject({ projects: { withdrawn: [12] } })
  const [project] = await db.select().from(projects)
  expect(project?.withdrawnAt).toEqual(new Date('2026-11-20T10:00:00Z'))
})

test('I2 a dry run reports the changes and writes nothing', async () => {
  const report = await importing(bothLanguages(), { dryRun: true })
  expect(report).toMatchObject({ outcome: 'applied', dryRun: true, created: [2706] })
  expect(await shownIds()).toEqual([])
  expect(await db.select().from(feedImports)).toEqual([])
  expect(await db.select().from(cities)).toEqual([])
})

test('I2 an invalid record is rejected alone and withdraws no listing', async () => {
  await importing([...bothLanguages(), listingRecord({ ID: 1 }), listingRecord({ ID: 2 })])
  const report = await importing([
    listingRecord({ Price: -1 }),
    listingRecord({ language: 'fr', Price: 400_000, TypeDescription: 'Villa' }),
    listingRecord({ ID: 1 }),
    listingRecord({ ID: 2, Goal: 'x' }),
  ])
  expect(report.rejected.map(({ index, id, field }) => [index, id, field])).toEqual([
    [0, 2706, 'Price'],
    [3, 2, 'Goal'],
  ])
  expect(report).toMatchObject({ outcome: 'applied', changed: [2706], unchanged: 1, withdrawn: [] })
  expect(await shownIds()).toEqual([1, 2, 2706])
  const texts = await db.select().from(listingTexts).where(eq(listingTexts.listingId, 2706))
  expect(Object.fromEntries(texts.map(({ locale, title }) => [locale, title]))).toEqual({
    nl: 'Villa met tuin',
    fr: 'Villa',
  })
})

test('I2 a text that was kept for a rejected record goes with a feed that has the record no more', async () => {
  const shownTexts = async () =>
    (await db.select().from(listingTexts).orderBy(listingTexts.locale)).map(({ locale }) => locale)
  const [inDutch, inFrench] = [listingRecord(), listingRecord({ language: 'fr', TypeDescription: 'Villa' })]
  await importing([inDutch, inFrench])
  await importing([inDutch, { ...inFrench, Price: -1 }])
  expect(await shownTexts()).toEqual(['fr', 'nl'])
  await importing([inDutch])
  expect(await shownTexts()).toEqual(['nl'])
})

test('I2 a feed with more than half its records rejected is refused, unless forced', async () => {
  await importing([listingRecord({ ID: 5 })])
  const bad = [listingRecord(), listingRecord({ ID: 'x' }), listingRecord({ ID: 'y' })]
  const report = await importing(bad)
  expect(report).toMatchObject({
    outcome: 'refused',
    refusedBecause: 'more than half of its records are rejected',
  })
  expect(await shownIds()).toEqual([5])
  expect(await importing(bad, { force: true })).toMatchObject({ outcome: 'applied', created: [2706] })
})

test('I2 a feed with exactly half its records rejected is applied', async () => {
  expect(await importing([listingRecord(), listingRecord({ ID: 'x' })])).toMatchObject({ outcome: 'applied' })
})

test('I2 a broken file changes nothing, and is recorded with its reason', async () => {
  await importing(bothLanguages())
  const file = path.join(folder, 'half.json')
  const whole = await readFile(path.join(folder, 'feed.json'), 'utf8')
  await writeFile(file, whole.slice(0, whole.length / 2))
  const options = { defaultLocale: 'nl', productFolder: folder } as const
  const report = await importFeed({ db, clock, log }, file, options)
  expect(report.outcome).toBe('refused')
  expect(await shownIds()).toEqual([2706])
  const kept = await db.select().from(feedImports).orderBy(feedImports.id)
  expect(kept.map(({ source, outcome }) => [source, outcome])).toEqual([
    ['feed.json', 'applied'],
    ['half.json', 'refused'],
  ])
})

test('I2 an import that fails half way changes nothing', async () => {
  await importing([listingRecord({ ID: 1 })])
  const version = await contentVersion(db)
  await db.execute(sql`alter table pictures add constraint fails check (source_id <> 13)`)
  const feed = [
    listingRecord({ ID: 1, Price: 1 }),
    listingRecord({ ID: 2, Details: { Pictures: [picture(12), picture(13)] } }),
  ]
  await expect(importing(feed)).rejects.toThrow()
  await db.execute(sql`alter table pictures drop constraint fails`)
  expect(await db.select().from(listings)).toMatchObject([{ id: 1, priceCents: 49_500_000 }])
  expect(await contentVersion(db)).toBe(version)
  expect(await importing(feed)).toMatchObject({ created: [2], changed: [1] })
})

test('I2 two concurrent imports run one after the other', async () => {
  const feed = bothLanguages()
  const reports = await Promise.all([importing(feed), importing(feed)])
  expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'unchanged'])
})

test('I4 a picture keeps its address while its ID is the same, and the first one is on the card', async () => {
  const withPictures = (...ids: number[]) => [
    listingRecord({ Details: { Pictures: ids.map((id) => picture(id)) } }),
  ]
  const rows = async () => {
    const found = await db.select().from(pictures).orderBy(pictures.position)
    return found.map(({ id, sourceId }) => ({ id, sourceId }))
  }
  await importing(withPictures(1, 2, 3))
  const [first, second, third] = await rows()
  await importing(withPictures(3, 1, 4))
  const after = await rows()
  expect(after.slice(0, 2)).toEqual([third, first])
  expect(after[2]?.sourceId).toBe(4)
  expect(after.map(({ id }) => id)).not.toContain(second?.id)
  const [listing] = await db.select().from(listings)
  expect(listing?.coverPictureId).toBe(third?.id)
})

test('I4 a listing whose pictures all go has none on its card', async () => {
  await importing([listingRecord({ Details: { Pictures: [picture(1)] } })])
  await importing([listingRecord({ Details: { Pictures: [] } })])
  const [listing] = await db.select({ cover: listings.coverPictureId }).from(listings)
  expect(listing).toEqual({ cover: null })
})

test('I2 a new price writes neither texts nor pictures again', async () => {
  const withPicture = (over: Record<string, unknown>) =>
    bothLanguages({ Details: { Pictures: [picture(1)] }, ...over })
  // The transaction that wrote each row.
  const writers = async () => {
    const of = async (table: typeof listingTexts | typeof pictures) =>
      (await db.select({ by: sql<string>`xmin::text` }).from(table)).map(({ by }) => by)
    return [...(await of(listingTexts)), ...(await of(pictures))]
  }
  await importing(withPicture({}))
  const before = await writers()
  await importing(withPicture({ Price: 480_000 }))
  expect(await writers()).toEqual(before)
  await importing(withPicture({ Price: 480_000, TypeDescription: 'Andere titel' }))
  expect(await writers()).not.toEqual(before)
})

test('I2 unknown fields are counted', async () => {
  const [nl, fr] = bothLanguages({ Colour: 'red', Details: { Balcony: true, Energy: { Class: 'A' } } })
  const report = await importing({ properties: [nl, fr], weather: [], projects: 'none' })
  expect(report.unknownFields).toEqual({
    'properties.Colour': 2,
    'properties.Details.Balcony': 2,
    'properties.Details.Energy.Class': 2,
    weather: 1,
  })
  expect(report.warnings).toMatchObject([{ kind: 'feed', field: 'projects' }])
})

test('I1 municipalities and types are derived when the feed does not list them', async () => {
  await importing(bothLanguages())
  const names = { nl: 'Linkebeek', fr: 'Linkebeek', en: 'Linkebeek', de: 'Linkebeek' }
  expect(await db.select().from(cities)).toEqual([{ countryId: 10, zip: '1630', names }])
  const [type] = await db.query.listingTypes.findMany()
  expect(type).toMatchObject({ webId: 1, names: { nl: 'villa', fr: 'villa' } })
})

test('a project has its units, texts and pictures', async () => {
  const unit = {
    ID: 1,
    Name: '0.1',
    Floor: '0',
    Type: 'duplex',
    Surface: '98',
    Price: 429_000,
    State: 'free',
  }
  const Details = { Title: 'Hof ter Linden', Delivery: '2028', Pictures: [picture(1)], Units: [unit, unit] }
  const French = { ...Details, Title: 'Cour des Tilleuls', Units: [{ ...unit, Floor: 'rez' }] }
  const report = await importing({
    properties: [],
    projects: [projectRecord({ Details }), projectRecord({ language: 'fr', Details: French })],
  })
  expect(report).toMatchObject({ projects: { created: [12] }, warnings: [] })
  expect(await db.query.units.findMany()).toMatchObject([
    { id: 1, floors: { nl: '0', fr: 'rez' }, surface: 98, priceCents: 42_900_000, state: 'free' },
  ])
  const [project] = await db.select().from(projects)
  expect(project).toMatchObject({ region: 'flanders', webId: 3, coverPictureId: expect.any(Number) })
})

test('J1 the plan of a unit is stored as a public document, unless the project already has that document', async () => {
  const unit = (ID: number, PlanUrl?: string) => ({ ID, Name: `A${ID}`, State: 'free', PlanUrl })
  const Details = {
    Title: 'Hof ter Linden',
    Documents: [{ ID: 0, Name: 'Lastenboek', Url: 'documents/specs.pdf', Public: false }],
    Units: [unit(0, 'plans/a0.pdf'), unit(1, 'plans/a0.pdf'), unit(2, 'documents/specs.pdf'), unit(3)],
  }
  const report = await importing({ properties: [], projects: [projectRecord({ Details })] })
  expect(report).toMatchObject({ projects: { created: [12] }, warnings: [] })
  const kept = await db.select().from(documents).orderBy(documents.sourceId)
  expect(kept.map(({ sourceId, url, kind, public: open }) => [sourceId, url, kind, open])).toEqual([
    [-1, 'plans/a0.pdf', 'unit-plan', true],
    [0, 'documents/specs.pdf', null, false],
  ])
})

test('K9 a document that was replaced beside the feed is stored again, although no record changed', async () => {
  const storage = folderStorage(testFolder(), { isApart: true })
  const Details = { Documents: [{ ID: 1, Name: 'Plan', Url: 'plan.pdf', Public: true }] }
  const kept = async (content: string) => {
    await writeFile(path.join(folder, 'plan.pdf'), content)
    const report = await importing([listingRecord({ Details })], {
      storage,
      productFolder: path.resolve('.'),
    })
    const [file] = await storage.list('documents/')
    return [report.outcome, (await storage.read(file?.key ?? ''))?.toString()]
  }
  expect(await kept('%PDF-1.7 old')).toEqual(['applied', '%PDF-1.7 old'])
  expect(await kept('%PDF-1.7 corrected')).toEqual(['unchanged', '%PDF-1.7 corrected'])
})

test('I2 a number too small for the database becomes zero, which of a surface is unknown', async () => {
  const Details = { Surfaces: { Living: 5e-324 }, Energy: { Value: 1e-50 } }
  await importing([listingRecord({ EnergyPerformance: 5e-324, EPCLabelText: 'A+', Details })])
  expect(await db.select().from(listings)).toMatchObject([{ livingSurface: null, energyValue: 0 }])
})

test('I2 any JSON feed is applied or refused, and never causes a database error', async () => {
  const anything = fc.jsonValue({ stringUnit: 'binary' })
  const details = fc.dictionary(
    fc.constantFrom('State', 'Pictures', 'Heating', 'Agent', 'Bedrooms'),
    anything,
  )
  const record = fc
    .tuple(fc.dictionary(fc.constantFrom(...Object.keys(listingRecord())), anything), details)
    .map(([over, Details]) => listingRecord({ ...over, Details }))
  const feed = fc.oneof(
    anything,
    fc.record({
      properties: fc.array(record),
      citys: anything,
      webIDs: fc.array(anything),
      projects: anything,
    }),
  )
  await fc.assert(
    fc.asyncProperty(feed, fc.boolean(), async (feed, force) => {
      const report = await importing(feed as object, { force })
      expect(['applied', 'unchanged', 'refused']).toContain(report.outcome)
    }),
    { numRuns: 60 },
  )
})

test('I2 after a large import the planner statistics of PostgreSQL are up to date', async () => {
  const many = Array.from({ length: 600 }, (_, index) => listingRecord({ ID: 20_000 + index }))
  const began = new Date()
  await importing(many)
  // Which pages are all visible then depends on the other connections to the server.
  const { rows } = await db.execute(
    sql`select reltuples::int as known, pg_stat_get_last_vacuum_time(oid) >= ${began} as vacuumed
      from pg_class where oid = 'listings'::regclass`,
  )
  expect(rows).toEqual([{ known: 600, vacuumed: true }])
})

/** Imports a feed of these properties, or this whole object. */
async function importing(
  feed: unknown[] | object,
  { storage, ...options }: Partial<ImportOptions> & { storage?: Storage } = {},
) {
  const file = path.join(folder, 'feed.json')
  await writeFile(file, JSON.stringify(Array.isArray(feed) ? { properties: feed } : feed))
  const services = { db, clock, log, ...(storage && { storage }) }
  return importFeed(services, file, { defaultLocale: 'nl', productFolder: folder, ...options })
}

const shownIds = async () => {
  const rows = await db.select({ id: listings.id }).from(listings).where(isNull(listings.withdrawnAt))
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

const demo = path.resolve('demo/feed/feed.json')
