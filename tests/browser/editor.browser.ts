import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentVersion } from '~/platform/content-version.server'
import { runHere } from '../setup/run-here'
import { ownProducts } from '../setup/worker-products'
import { agencyCommand, agencySitemap, askAgency, innerLinks, openAgency } from './agency'
import { alternatesOf, elementsOf, headingOf, mainOf } from './answers'
import { databaseOf } from './visits'

const fixture = 'tests/fixtures/agency'
let folder = ''

beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'pignon-editor-')), 'site')
})

/** An editor begins with the site as it stands. */
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(fixture, folder, { recursive: true })
})

afterAll(async () => {
  rmSync(path.dirname(folder), { recursive: true, force: true })
  await agencyCommand('site', 'import', fixture)
})

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const change = (file: string, over: (document: never) => object) =>
  write(file, over(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as never))

const load = (...flags: string[]) =>
  runHere(ownProducts().agencyDataDir, ['site', 'import', folder, ...flags])

const newPage = {
  original: '/tour/',
  paths: { fr: '/visite/', de: '/fuehrung/' },
  menu: { sort: 11 },
  title: { fr: 'La visite', de: 'Die Führung' },
  modules: [{ title: { fr: 'Ce que vous verrez' }, relations: [{ type: 'article', id: 'story' }] }],
}

/**
 * What visitors get of some pages, byte for byte, and how often the content has changed: a site that keeps its pages
 * for a while would show a change only later.
 */
async function snapshot() {
  const version = await contentVersion(await databaseOf(ownProducts().agencyDataDir))
  const paths = ['/fr/', '/de/', '/fr/cookies/', '/fr/colonnes/', '/fr/a-vendre/', '/sitemap.xml']
  const pages = await Promise.all(
    paths.map(async (one) => {
      const { status, headers, body } = await askAgency(one)
      return { one, status, etag: headers.get('etag'), body }
    }),
  )
  return { version, pages }
}

const linksOf = async (at: string) => innerLinks((await askAgency(at)).body)
const statusOf = async (at: string) => (await askAgency(at)).status

test('M2 L14 a page that an editor adds while the site runs is in the menu of pages already visited, and in the sitemap', async () => {
  const visited = ['/fr/cookies/', '/fr/', '/fr/a-vendre/']
  for (const at of visited) expect(await linksOf(at)).not.toContain('/fr/visite/')
  expect(await statusOf('/fr/visite/')).toBe(404)

  write('pages/tour/page.json', newPage)
  write('pages/tour/fr.md', 'Une heure sur le quai.')
  const { code, output } = await agencyCommand('site', 'import', folder)
  expect([code, output]).toEqual([0, expect.stringMatching(/created: tour$/m)])

  await expect.poll(() => linksOf('/fr/cookies/')).toContain('/fr/visite/')
  for (const at of visited) expect(await linksOf(at)).toContain('/fr/visite/')
  expect(await linksOf('/de/cookies/')).toContain('/de/fuehrung/')
  expect(await agencySitemap()).toEqual(expect.arrayContaining(['/fr/visite/', '/de/fuehrung/']))
  const { status, body } = await askAgency('/fr/visite/')
  expect([status, headingOf(body)]).toEqual([200, 'La visite'])
  for (const words of ['Une heure sur le quai.', 'Ce que vous verrez', 'Tout a commencé sur une péniche.'])
    expect(body).toContain(words)

  change('pages/tour/page.json', (page: object) => ({ ...page, status: 'Draft' }))
  expect((await load()).code).toBe(0)
  await expect.poll(() => statusOf('/fr/visite/')).toBe(404)
  for (const at of visited) expect(await linksOf(at)).not.toContain('/fr/visite/')
  expect(await statusOf('/de/fuehrung/')).toBe(404)
  expect(await agencySitemap()).not.toContain('/fr/visite/')
  expect(await statusOf('/tour/')).toBe(404)
})

test('L4 L5 a page that gets another language is offered in it where it was visited before', async () => {
  write('pages/tour/page.json', { ...newPage, paths: { fr: '/visite/' } })
  expect((await load()).code).toBe(0)
  await expect.poll(() => statusOf('/fr/visite/')).toBe(200)
  const before = await askAgency('/fr/visite/')
  expect(innerLinks(before.body)).toContain('/de/')
  expect(Object.keys(alternatesOf(before.body)).sort()).toEqual(['fr', 'x-default'])

  write('pages/tour/page.json', newPage)
  expect((await load()).code).toBe(0)
  await expect.poll(() => linksOf('/fr/visite/')).toContain('/de/fuehrung/')
  expect(Object.keys(alternatesOf((await askAgency('/fr/visite/')).body)).sort()).toEqual([
    'de',
    'fr',
    'x-default',
  ])
})

test('a visitor who comes back sees what the editor changed: words, colours, a picture under its old name', async () => {
  expect((await load()).code).toBe(0)
  const page = await openAgency()
  const paper = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const picture = () => page.getByAltText('Dessin du quai et de quatre maisons').getAttribute('src')
  await page.goto('/fr/contact/')
  await expect.poll(paper).toBe('rgb(248, 247, 251)')
  const before = await picture()

  change('site.json', (site: { brand: { colours: object } }) => ({
    ...site,
    brand: { ...site.brand, colours: { ...site.brand.colours, paper: '#fdfaf2' } },
  }))
  change('pages/contact/page.json', (contact: { banner: object }) => ({
    ...contact,
    banner: { ...contact.banner, title: { fr: 'Écrivez-nous' } },
  }))
  cpSync(path.join(folder, 'media/house.webp'), path.join(folder, 'media/quay.webp'))
  expect((await load()).code).toBe(0)
  await expect
    .poll(async () => {
      await page.goto('/fr/contact/')
      return await page.getByRole('heading', { level: 1 }).innerText()
    })
    .toBe('Écrivez-nous')
  expect(await paper()).toBe('rgb(253, 250, 242)')
  const after = await picture()
  expect(after).not.toBe(before)
  expect((await askAgency(after ?? '')).status).toBe(200)
})

const homeWith = (banner: object) => change('pages/home/page.json', (home: object) => ({ ...home, banner }))

/** What stands on the home page before its first module. */
const heroOf = async () => mainOf((await askAgency('/fr/')).body).split('Derniers biens')[0] ?? ''

test('M6 the home page opens with what the editor wishes: listings, projects, a colour, a film', async () => {
  homeWith({ type: 'properties' })
  expect((await load()).code).toBe(0)
  await expect.poll(heroOf).not.toContain('site-canal-morning')
  // The three that are still to be had, each with its picture.
  expect(elementsOf(await heroOf(), 'img')).toHaveLength(3)

  homeWith({ type: 'projects', title: { fr: 'Au bord du bassin' } })
  expect((await load()).code).toBe(0)
  await expect.poll(heroOf).toContain('Au bord du bassin')
  expect(elementsOf(await heroOf(), 'img').map(({ alt }) => alt)).toEqual(['Dessin des immeubles'])

  homeWith({ type: 'color', color: '#16213f', title: { fr: 'Caché', public: false } })
  expect((await load()).code).toBe(0)
  await expect.poll(heroOf).toContain('ground-16213f')
  expect(await heroOf()).not.toMatch(/<img|Caché/)

  write('media/quay.mp4', 'a film of a quay')
  write('media/quay-small.mp4', 'a small film')
  homeWith({
    type: 'video',
    video: 'media/quay.mp4',
    videoPoster: { file: 'media/quay.webp' },
    videoMobile: 'media/quay-small.mp4',
  })
  expect((await load()).code).toBe(0)
  await expect.poll(heroOf).toContain('<video')
  const read = (film: string, range = 'bytes=0-') => askAgency(film, { headers: { range } })
  const films = new Map<string, string>()
  for (const film of (await heroOf()).match(/\/site-files\/[\w.-]+/g) ?? [])
    films.set((await read(film)).body, film)
  expect([...films.keys()].sort()).toEqual(['a film of a quay', 'a small film'])
  const part = await read(films.get('a film of a quay') ?? '', 'bytes=2-5')
  expect([part.status, part.body, part.headers.get('content-type')]).toEqual([206, 'film', 'video/mp4'])
  expect(await heroOf()).toContain('site-quay')
})

test('a folder with mistakes is refused whole, each mistake named; the running site is as it was', async () => {
  expect((await load()).code).toBe(0)
  await expect.poll(() => statusOf('/fr/visite/')).toBe(404)
  const before = await snapshot()
  write('pages/tour/page.json', { ...newPage, paths: { fr: '/cookies/', de: '/fuehrung/' } })
  write('pages/tour/fr.md', 'Bien.\n\n<script>alert(1)</script>\n\n[ailleurs](/nowhere/)')
  change('pages/contact/page.json', (contact: object) => ({ ...contact, title: { fr: 'Changé' } }))
  change('site.json', (site: { brand: object }) => ({
    ...site,
    brand: { ...site.brand, colours: { primary: '#d0d0ff' } },
  }))
  appendFileSync(path.join(folder, 'media/house.webp'), 'more')
  write('media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')

  const { code, output } = await load()
  expect([code, output]).toEqual([1, expect.stringContaining('the site is as it was')])
  for (const place of [
    'pages/tour/page.json, paths.fr: /fr/cookies/',
    'pages/tour/fr.md, line 3: HTML',
    'pages/tour/fr.md, line 5: there is no page /nowhere/',
    'site.json, brand.colours.primary: #d0d0ff',
    'media/logo.svg: an SVG may draw and nothing else',
  ])
    expect(output).toContain(place)
  expect(await snapshot()).toEqual(before)

  write('pages/tour/page.json', '{ "title": ')
  write('pages/contact/page.json', { title: {}, colour: 'red' })
  const unreadable = await load()
  expect(unreadable.code).toBe(1)
  expect(unreadable.output).toContain('pages/tour/page.json')
  expect(unreadable.output).toContain('pages/contact/page.json')
  expect(await snapshot()).toEqual(before)
})

test('--dry-run says what an import would do, and does nothing of it', async () => {
  expect((await load()).code).toBe(0)
  expect((await load()).output).toContain('Nothing to do')
  await expect.poll(() => statusOf('/fr/visite/')).toBe(404)
  const before = await snapshot()
  write('pages/tour/page.json', newPage)
  change('pages/contact/page.json', (contact: object) => ({ ...contact, title: { fr: 'Changé' } }))
  rmSync(path.join(folder, 'pages/hidden'), { recursive: true })
  for (let time = 0; time < 2; time += 1) {
    const { code, output } = await load('--dry-run')
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed')])
    expect(output).toMatch(/pages: 1 created, 1 changed, 1 removed/)
  }
  const asJson = JSON.parse((await load('--dry-run', '--json')).output)
  expect([asJson.outcome, asJson.changes.pages.created, asJson.changes.pages.removed]).toEqual([
    'dry-run',
    ['tour'],
    ['hidden'],
  ])
  expect(await snapshot()).toEqual(before)
  expect(await statusOf('/fr/visite/')).toBe(404)
})

test('S1 with fewer than two menu items the logo is centred, and nothing overlaps', async () => {
  for (const file of globSync('pages/*/page.json', { cwd: folder }))
    change(file, ({ menu: _, ...page }: { menu?: object }) => page)
  expect((await load()).code).toBe(0)
  await expect.poll(async () => (await askAgency('/fr/cookies/')).body).toContain('data-centred')
  const page = await openAgency()
  await page.addInitScript(() => sessionStorage.setItem('modalActive', 'true'))
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fr/cookies/')
    const boxOf = async (selector: string) => {
      const box = await page.locator(`header ${selector}`).filter({ visible: true }).first().boundingBox()
      const { x, width: wide } = box ?? { x: Number.NaN, width: 0 }
      return { from: x, to: x + wide, middle: x + wide / 2 }
    }
    const logo = await boxOf('a[href="/fr/"]')
    if (width < 1280) {
      expect(Math.abs(logo.middle - width / 2), `at ${width} px`).toBeLessThan(2)
      expect((await boxOf('[popovertarget=drawer]')).from, `at ${width} px`).toBeLessThan(logo.from - 20)
    } else {
      // Logo, languages and the button after them are one group.
      const [languages, last] = [await boxOf('nav[aria-label]'), await boxOf('a.button')]
      expect(languages.from).toBeGreaterThan(logo.to)
      const group = (logo.from + Math.max(languages.to, last.to)) / 2
      expect(Math.abs(group - width / 2), `at ${width} px`).toBeLessThan(60)
    }
  }
})

test('a command that is not understood says so; a folder that is not there is refused', async () => {
  expect((await agencyCommand('site', 'imprt', folder)).code).toBe(2)
  const { code, output } = await agencyCommand('site', 'import', path.join(folder, 'nowhere'))
  expect([code, output]).toEqual([1, expect.stringContaining('site.json: is not there')])
  expect(await statusOf('/fr/')).toBe(200)
})
