import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { articles, modules, pages, siteFiles, siteSettings } from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { contentVersion } from '~/platform/content-version.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../tests/setup/test-app'
import { importSite, type SiteImportOptions } from './import-site.server'
import { emptyFolder, type FolderFiles, folderWith, onePicture, smallSite } from './site.fixture'
import { lockSite } from './site.repo.server'
import { siteOf } from './site.server'
import { describeMistake } from './site-draft'

const { db } = await testApp({ emptied: [siteSettings, pages, modules, articles, siteFiles] })
const small = smallSite(await onePicture())
const clock = stoppedClock('2026-11-20T10:00:00Z')

test('content: a folder becomes the site, and the page cache is invalidated once', async () => {
  const dataDir = await emptyFolder()
  const version = await contentVersion(db)
  const report = await load({}, {}, dataDir)
  expect(report).toMatchObject({
    outcome: 'imported',
    changes: {
      pages: { created: ['services'] },
      articles: { created: ['sale'] },
      files: { created: ['media/a.png', 'media/logo.svg'] },
    },
  })
  expect(await contentVersion(db)).toBe(version + 1)
  const site = await siteOf(db)
  expect(site).toMatchObject({ isLoaded: true, identity: { name: 'Acer' }, locales: ['nl', 'fr', 'en'] })
  expect(site.entryByAddress.get('/nl/diensten/')).toMatchObject({ id: 'services', menu: { sort: 4 } })
  expect(site.entryByAddress.get('/fr/services/vente/')).toMatchObject({ id: 'sale', kind: 'article' })
  expect(site.pages[0]?.modules).toMatchObject([{ relations: [{ type: 'category', id: 'services' }] }])
  expect(site.pictures.get('media/a.png')).toMatchObject({ width: 40, height: 30 })
  expect(site.drawings.get('media/logo.svg')).toMatch(/^<svg/)
  const kept = (await readdir(path.join(dataDir, 'site'))).filter((name) => name !== 'tmp')
  expect(kept.sort()).toEqual([...(await db.select().from(siteFiles))].map(keptAs).sort())
})

const keptAs = ({ name, hash }: { name: string; hash: string }) => hash.slice(0, 32) + path.extname(name)

test('content: the same folder a second time changes nothing', async () => {
  const dataDir = await emptyFolder()
  await load({}, {}, dataDir)
  const [before, version] = [await everyRow(), await contentVersion(db)]
  const again = await load({}, {}, dataDir)
  expect(again).toMatchObject({
    outcome: 'unchanged',
    changes: { pages: { created: [], changed: [], removed: [], unchanged: ['services'] } },
  })
  expect(await everyRow()).toEqual(before)
  expect(await contentVersion(db)).toBe(version)
})

test('content: a dry run says what would change and changes nothing: no rows, no files, no version', async () => {
  const dataDir = await emptyFolder()
  const version = await contentVersion(db)
  expect(await load({}, { dryRun: true }, dataDir)).toMatchObject({
    outcome: 'dry-run',
    changes: { pages: { created: ['services'] } },
  })
  expect((await everyRow()).flat()).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
  expect(await contentVersion(db)).toBe(version)
  await load()
  const before = await everyRow()
  const removed = { 'articles/sale/article.json': undefined, 'articles/sale/nl.md': undefined }
  const without = {
    ...removed,
    'pages/services/page.json': page({ modules: [] }),
    'pages/services/nl.md': undefined,
  }
  expect(await load(without, { dryRun: true })).toMatchObject({
    changes: { articles: { removed: ['sale'] }, pages: { changed: ['services'] } },
  })
  expect(await everyRow()).toEqual(before)
})

test('content: what is no longer in the folder is no longer on the site', async () => {
  await load({
    'pages/more/page.json': { title: { nl: 'Meer' }, paths: { nl: '/meer/' }, modules: [{}, {}] },
  })
  expect((await siteOf(db)).entryByAddress.has('/nl/meer/')).toBe(true)
  expect(await load()).toMatchObject({ outcome: 'imported', changes: { pages: { removed: ['more'] } } })
  expect((await siteOf(db)).entryByAddress.has('/nl/meer/')).toBe(false)
  expect(await db.select().from(modules).where(eq(modules.pageId, 'more'))).toEqual([])
})

test('content: a page keeps its creation time', async () => {
  await load()
  const folder = await folderWith({ ...small, 'pages/services/page.json': page({ title: { nl: 'Anders' } }) })
  const later = stoppedClock('2026-12-01T00:00:00Z')
  await importSite({ db, clock: later, storage: folderStorage(await emptyFolder()) }, folder)
  expect((await db.select().from(pages))[0]).toMatchObject({
    createdAt: clock.now(),
    modifiedAt: later.now(),
  })
})

test('content: modules are sorted by their position', async () => {
  const titles = [
    ['c', 3],
    ['a', 1],
    ['b', 2],
  ].map(([nl, sort]) => ({ title: { nl }, sort }))
  await load({ 'pages/services/page.json': page({ modules: titles }) })
  expect((await siteOf(db)).pages[0]?.modules.map(({ title }) => title?.nl)).toEqual(['a', 'b', 'c'])
})

test('content: a folder with five mistakes names all five, each with its file and place, and changes nothing', async () => {
  await load()
  const [before, version] = [await everyRow(), await contentVersion(db)]
  const report = await load({
    'site.json': { ...(small['site.json'] as object), search: {} },
    'pages/services/page.json': page({ modules: [{ relations: [{ type: 'map', id: 'x' }] }] }),
    'pages/broken/page.json': '{"title":',
    'pages/away/page.json': { title: { nl: 'Weg' }, redirect: 'javascript:alert(1)' },
    'articles/sale/nl.md': 'Wij\n\n<script>alert(1)</script>\n',
  })
  const said = mistakesOf(report)
  expect(said).toEqual([
    expect.stringMatching(/^site\.json, search\.title: /),
    expect.stringMatching(/^pages\/away\/page\.json, redirect: an address begins with http/),
    expect.stringMatching(/^pages\/broken\/page\.json: .*JSON/),
    expect.stringMatching(
      /^pages\/services\/page\.json, modules\.0\.relations\.0\.type: a module shows an article/,
    ),
    'articles/sale/nl.md, line 3: HTML is not shown: <script>alert(1)</script>',
  ])
  expect(await everyRow()).toEqual(before)
  expect(await contentVersion(db)).toBe(version)
})

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`

test.each<[name: string, says: RegExp, over: FolderFiles]>([
  ['no site.json', /^site\.json: is not there$/, { 'site.json': undefined }],
  ['no page.json', /^pages\/x\/page\.json: is not there$/, { 'pages/x/nl.md': 'tekst' }],
  ['a page that is a file', /^pages\/x\/page\.json: cannot be read: ENOTDIR$/, { 'pages/x': 'tekst' }],
  ['a page of another name', /^pages\/Über: a name is made of/, { 'pages/Über/page.json': {} }],
  [
    'a text of another language',
    /^pages\/services\/lb\.md: only page\.json and/,
    { 'pages/services/lb.md': 'x' },
  ],
  [
    'a text that is a folder',
    /^pages\/services\/fr\.md: cannot be read: EISDIR$/,
    { 'pages/services/fr.md/x': 'x' },
  ],
  ['a NUL in a text', /^pages\/services\/fr\.md: holds a character/, { 'pages/services/fr.md': 'a\0b' }],
  [
    'a NUL in a title',
    /^pages\/services\/page\.json: holds a character/,
    { 'pages/services/page.json': page({ title: { nl: 'a\0b' } }) },
  ],
  [
    'half of a pair in a title',
    /^pages\/services\/page\.json: holds a character/,
    { 'pages/services/page.json': JSON.stringify(page({ title: { nl: '#' } })).replace('#', '\\ud800') },
  ],
  ['no picture', /^media\/a\.png: is not there$/, { 'media/a.png': undefined }],
  [
    'a picture that is none',
    /^media\/a\.png: is no picture that can be read \(.*; at most 60 megapixels, AVIF 15\)$/,
    { 'media/a.png': 'text' },
  ],
  ['an empty picture', /^media\/a\.png: is empty$/, { 'media/a.png': '' }],
  [
    'a script in its emblem',
    /^media\/logo\.svg: .*draw.*<script>/,
    { 'media/logo.svg': svg('<script>x</script>') },
  ],
  [
    'an event in its emblem',
    /^media\/logo\.svg: .*draw.*onload/,
    { 'media/logo.svg': svg('<g onload="x"/>') },
  ],
  [
    'an event behind a slash',
    /^media\/logo\.svg: .*draw.*onload/,
    { 'media/logo.svg': '<svg/onload=alert(1)><path d="M0 0"/></svg>' },
  ],
  [
    'foreign content in its emblem',
    /^media\/logo\.svg: .*draw.*foreignObject/,
    { 'media/logo.svg': svg('<foreignObject><p>x</p></foreignObject>') },
  ],
  [
    'a script address in its emblem',
    /^media\/logo\.svg: .*draw/,
    { 'media/logo.svg': svg('<a xlink:href="java&#115;cript:x"><path d="M0 0"/></a>') },
  ],
  [
    'a picture from elsewhere in its emblem',
    /^media\/logo\.svg: .*draw/,
    { 'media/logo.svg': svg('<use href="https://a.example/x.svg#y"/>') },
  ],
  ['an emblem that is none', /^media\/logo\.svg: is no SVG$/, { 'media/logo.svg': '<p>Acer</p>' }],
  [
    'a file of another kind',
    /^media\/a\.html: a file is of type/,
    { 'pages/services/page.json': page({ logo: 'media/a.html' }), 'media/a.html': 'x' },
  ],
  [
    'an absolute path',
    /^pages\/services\/page\.json, logo: a file is named by its path/,
    { 'pages/services/page.json': page({ logo: '/etc/a.svg' }) },
  ],
  [
    'two pages on one path',
    /^pages\/x\/page\.json, paths\.nl: \/nl\/diensten\/ is the address of pages\/services/,
    { 'pages/x/page.json': { title: { nl: 'X' }, paths: { nl: '/diensten/' } } },
  ],
])(
  'content: a folder with %s is refused, says where, and leaves the site as it is',
  async (_, says, over) => {
    await load()
    const before = await everyRow()
    const said = mistakesOf(await load(over))
    expect(
      said.filter((one) => says.test(one)),
      said.join('\n'),
    ).toHaveLength(1)
    expect(said.join('\n')).not.toContain(os.tmpdir())
    expect(await everyRow()).toEqual(before)
  },
)

test('content: a missing folder is refused', async () => {
  const nowhere = path.join(await emptyFolder(), 'none')
  const report = await importSite({ db, clock, storage: folderStorage(nowhere) }, nowhere)
  expect(report).toMatchObject({
    outcome: 'refused',
    mistakes: [{ file: 'site.json', reason: 'is not there' }],
  })
})

test('content: a file outside the folder is rejected, whether by its path or through a symbolic link', async () => {
  const elsewhere = await emptyFolder()
  await writeFile(path.join(elsewhere, 'a.png'), await onePicture())
  await writeFile(path.join(elsewhere, 'a.md'), 'geheim')
  const above = path.join('..', path.basename(elsewhere), 'a.png')
  expect(mistakesOf(await load({ 'pages/services/nl.md': `![x](${above})` }))).toContain(
    `${above}: lies outside of the site folder`,
  )
  const folder = await folderWith({ ...small, 'media/a.png': undefined, 'pages/services/nl.md': undefined })
  await symlink(path.join(elsewhere, 'a.png'), path.join(folder, 'media/a.png'))
  await symlink(path.join(elsewhere, 'a.md'), path.join(folder, 'pages/services/nl.md'))
  const report = await importSite({ db, clock, storage: folderStorage(elsewhere) }, folder)
  expect(mistakesOf(report)).toEqual([
    'pages/services/nl.md: lies outside of the site folder',
    'media/a.png: lies outside of the site folder',
  ])
})

test('content: metadata of drawing programs is removed from an emblem, drawing elements stay', async () => {
  const drawing = svg(
    '<metadata><rdf:RDF>x</rdf:RDF></metadata><!-- made by x --><linearGradient id="a"/><path fill="url(#a)" d="M0 0"/>',
  )
  await load({ 'media/logo.svg': `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${drawing}` })
  const drawn = (await siteOf(db)).drawings.get('media/logo.svg') ?? ''
  expect(drawn).toMatch(
    /^<svg xmlns="[^"]*" viewBox="0 0 1 1">.*<path fill="url\(#a\)" d="M0 0"><\/path><\/svg>$/,
  )
  expect(drawn).toContain('<linearGradient id="a">')
  expect(drawn).not.toMatch(/metadata|made by|DOCTYPE/)
})

const byHand = async (id: string, set: object) =>
  await db
    .update(pages)
    .set({ writtenBy: 'hand', ...set })
    .where(eq(pages.id, id))

test('content: rows edited by hand are kept and reported; with overwrite the folder replaces them', async () => {
  await load()
  const edited = { title: { nl: 'Met de hand' } }
  await byHand('services', { params: sql`params || ${JSON.stringify(edited)}::jsonb` })
  await db.insert(pages).values({
    ...{
      id: 'mine',
      status: 'Published',
      paths: { nl: '/mijn/' },
      params: { title: { nl: 'Mijn' } },
      body: {},
    },
    ...{ writtenBy: 'hand', createdAt: clock.now(), modifiedAt: clock.now() },
  })
  const version = await contentVersion(db)
  const kept = await load()
  expect(kept).toMatchObject({
    outcome: 'unchanged',
    changes: { pages: { kept: ['services', 'mine'], changed: [] } },
  })
  expect(await contentVersion(db)).toBe(version)
  const site = await siteOf(db)
  expect(site.entryByAddress.get('/nl/diensten/')?.title.nl).toBe('Met de hand')
  expect(site.entryByAddress.get('/nl/mijn/')?.id).toBe('mine')
  expect(await load({}, { overwrite: true })).toMatchObject({
    outcome: 'imported',
    changes: { pages: { changed: ['services'], removed: ['mine'], kept: [] } },
  })
  expect((await siteOf(db)).entryByAddress.get('/nl/diensten/')?.title.nl).toBe('Diensten')
  expect((await db.select().from(pages)).map(({ id, writtenBy }) => [id, writtenBy])).toEqual([
    ['services', 'import'],
  ])
})

test('content: a folder cannot take an address from a row edited by hand', async () => {
  await load()
  await byHand('services', { original: '/hand/', paths: { nl: '/hand/' } })
  const before = await everyRow()
  const other = { title: { nl: 'X' }, original: '/Hand/', paths: { nl: '/hand/' } }
  const said = mistakesOf(await load({ 'pages/other/page.json': other }))
  expect(said).toEqual([
    'pages/other/page.json, paths.nl: /nl/hand/ is the address of pages/services/page.json already',
    'pages/other/page.json, original: /hand/ is the address of pages/services/page.json already',
  ])
  expect(await everyRow()).toEqual(before)
  expect(await load({ 'pages/other/page.json': other }, { overwrite: true })).toMatchObject({
    outcome: 'imported',
  })
})

test('L13 two pages may swap their original addresses, and an article may take that of a removed page', async () => {
  const titled = (id: string, original: string) => ({ title: { nl: id }, original, paths: { nl: `/${id}/` } })
  await load({ 'pages/a/page.json': titled('a', '/een/'), 'pages/b/page.json': titled('b', '/twee/') })
  const swapped = { 'pages/a/page.json': titled('a', '/twee/'), 'pages/b/page.json': titled('b', '/een/') }
  expect(await load(swapped)).toMatchObject({
    outcome: 'imported',
    changes: { pages: { changed: ['a', 'b'] } },
  })
  const byOriginal = async (path: string) => (await siteOf(db)).entryByOriginal.get(path)?.id
  expect([await byOriginal('/een/'), await byOriginal('/twee/')]).toEqual(['b', 'a'])
  await load({ 'articles/c/article.json': titled('c', '/een/'), 'pages/a/page.json': titled('a', '/twee/') })
  expect([await byOriginal('/een/'), await byOriginal('/twee/')]).toEqual(['c', 'a'])
})

test('content: two concurrent imports run one after the other; the second changes nothing', async () => {
  const folder = await folderWith(small)
  const services = { db, clock, storage: folderStorage(await emptyFolder()) }
  const version = await contentVersion(db)
  const reports = await Promise.all([importSite(services, folder), importSite(services, folder)])
  expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'unchanged'])
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await db.select().from(modules)).toHaveLength(1)
})

test('content: an import waits for a running one, also of another process', async () => {
  const folder = await folderWith(small)
  const services = { db, clock, storage: folderStorage(await emptyFolder()) }
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
  const loading = await db.transaction(async (tx) => {
    await lockSite(tx)
    const second = importSite(services, folder)
    await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), 5_000)
    return { second }
  })
  expect(await loading.second).toMatchObject({ outcome: 'imported' })
})

test('content: an import that fails half way leaves the site unchanged', async () => {
  await load()
  const [before, version] = [await everyRow(), await contentVersion(db)]
  await db.execute(sql`alter table articles add constraint no_news check (category <> 'news')`)
  const failing = load({
    'pages/new/page.json': { title: { nl: 'Nieuw' }, paths: { nl: '/nieuw/' } },
    'articles/news/article.json': { title: { nl: 'Nieuws' }, category: 'news' },
  })
  await expect(failing).rejects.toThrow()
  await db.execute(sql`alter table articles drop constraint no_news`)
  expect(await everyRow()).toEqual(before)
  expect(await contentVersion(db)).toBe(version)
})

test('content: an invalid row is skipped, and nothing else is affected', async () => {
  await load()
  await db.update(articles).set({ params: { title: 7 } })
  clearVersioned()
  const site = await siteOf(db)
  expect([site.articles.length, site.pages.length]).toEqual([0, 1])
})

test('content: drafts are kept and not shown', async () => {
  await load({ 'pages/services/page.json': page({ status: 'Draft' }) })
  const site = await siteOf(db)
  expect([site.pages.length, site.entryByAddress.has('/nl/diensten/')]).toEqual([0, false])
  expect(await db.select().from(pages)).toMatchObject([{ id: 'services', status: 'Draft' }])
})

test('content: a lost picture is written again', async () => {
  const dataDir = await emptyFolder()
  await load({}, {}, dataDir)
  const [file] = (await db.select().from(siteFiles)).map(keptAs)
  const lost = path.join(dataDir, 'site', file ?? '')
  await writeFile(lost, '')
  await load({}, {}, dataDir)
  expect((await stat(lost)).size).toBeGreaterThan(0)
})

test('M10 the portrait of somebody who was removed is gone from the disk at once, others stay', async () => {
  const dataDir = await emptyFolder()
  const [an, bo] = [await onePicture('#112233'), await onePicture('#445566')]
  const team = ['an', 'bo'].map((name) => ({ name, portrait: { file: `media/${name}.png` } }))
  const withTeam = (members: object[]) => ({
    'site.json': { ...(small['site.json'] as object), team: members },
    ...{ 'media/an.png': an, 'media/bo.png': bo },
  })
  await load(withTeam(team), {}, dataDir)
  const stored = (await db.select().from(siteFiles)).filter(({ name }) => /an|bo/.test(name)).map(keptAs)
  const renderings = ['site-an-12345678-100xauto-1.webp', 'site-bo-12345678-100xauto-1.webp']
  const rendered = path.join(dataDir, 'media', 'rendered')
  await mkdir(rendered, { recursive: true })
  for (const name of renderings) await writeFile(path.join(rendered, name), 'x')
  const left = async () => (await readdir(path.join(dataDir, 'site'))).filter((name) => stored.includes(name))
  expect((await left()).length).toBe(2)
  await load(withTeam(team.slice(1)), { dryRun: true }, dataDir)
  expect((await left()).length).toBe(2)
  await load(withTeam(team.slice(1)), {}, dataDir)
  expect(await left()).toEqual(
    (await db.select().from(siteFiles)).filter(({ name }) => /bo/.test(name)).map(keptAs),
  )
  expect(await readdir(rendered)).toEqual(renderings.slice(1))
})

const references = (over: object = {}) => ({
  date: '2026-10-01',
  source: { nl: 'Eigen verkopen.' },
  references: [{ zip: '1630', house: 3150, land: 480 }],
  ...over,
})

test('F1 prices per square metre are a setting like others: loaded, changed and removed with their file', async () => {
  await load({ 'price-references.json': references() })
  expect((await siteOf(db)).priceReferences).toEqual({
    ...references(),
    references: [{ zip: '1630', country: 'BE', house: 3150, land: 480 }],
  })
  expect(await load({ 'price-references.json': references() })).toMatchObject({ outcome: 'unchanged' })
  const later = references({ date: '2027-01-01' })
  expect(await load({ 'price-references.json': later })).toMatchObject({
    changes: { settings: { changed: ['priceReferences'] } },
  })
  expect(await load()).toMatchObject({ changes: { settings: { removed: ['priceReferences'] } } })
  expect((await siteOf(db)).priceReferences).toBeUndefined()
})

test.each([
  [
    'a place twice',
    [
      { zip: '1630', house: 1 },
      { zip: '1630', land: 1 },
    ],
    'references.1.zip: BE 1630 stands there already',
  ],
  ['a code that is none', [{ zip: '163', house: 1 }], 'references.0.zip: a postal code has four digits'],
  ['no price', [{ zip: '1630' }], 'references.0: a reference has a price of house, apartment or land'],
])('F1 prices per square metre with %s are refused with their place', async (_, list, said) => {
  const report = await load({ 'price-references.json': references({ references: list }) })
  expect(mistakesOf(report)).toEqual([`price-references.json, ${said}`])
})

/** Imports the small site with some files changed, added or, when undefined, left out. */
async function load(over: FolderFiles = {}, options?: SiteImportOptions, dataDir?: string) {
  const folder = await folderWith({ ...small, ...over })
  const storage = folderStorage(dataDir ?? (await emptyFolder()))
  const report = await importSite({ db, clock, storage }, folder, options)
  clearVersioned()
  return report
}

const mistakesOf = (report: Awaited<ReturnType<typeof load>>) => {
  if (report.outcome !== 'refused') throw new Error(`was ${report.outcome}`)
  return report.mistakes.map(describeMistake)
}

function page(over: object) {
  return { ...(small['pages/services/page.json'] as object), ...over }
}

async function everyRow() {
  return [
    await db.select().from(siteSettings).orderBy(siteSettings.key),
    await db.select().from(pages).orderBy(pages.id),
    await db.select().from(modules),
    await db.select().from(articles).orderBy(articles.id),
    await db.select().from(siteFiles).orderBy(siteFiles.name),
  ]
}
