import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agencySitemap, askAgency, openAgency } from './agency'
import { elementsOf, factsOf, headingOf, idsOf, mainOf, textOf } from './answers'
import { findings } from './axe'

const widths = { phone: 360, tablet: 820, desktop: 1440 }
type Width = keyof typeof widths
const sizes = Object.keys(widths) as Width[]

const openAt = (width: Width) => openAgency({ viewport: { width: widths[width], height: 900 } })
const resizeTo = (page: Page, width: Width) => page.setViewportSize({ width: widths[width], height: 900 })

/** A module with a title is a region of that name. */
const moduleOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** How many of the twelve columns of its page an element takes, and after how many it begins. */
const columnsOf = (module: Locator) =>
  module.evaluate((element) => {
    const grid = element.parentElement as HTMLElement
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(grid)
    const box = grid.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const gap = Number.parseFloat(columnGap)
    const left = box.left + Number.parseFloat(paddingLeft)
    const step = (box.right - Number.parseFloat(paddingRight) - left + gap) / 12
    // A place left of zero by a hair is zero, not minus zero.
    const round = (value: number) => Math.round(value * 100) / 100 + 0
    return { takes: round((own.width + gap) / step), after: round((own.left - left) / step) }
  })

test.each([
  ['phone', { 'Tiers A': 12, Étroit: 6, Large: 6, Douze: 12, Cinq: 5, Sept: 7 }],
  ['tablet', { 'Tiers A': 6, Étroit: 4, Large: 8, Douze: 12, Cinq: 5, Sept: 7 }],
  ['desktop', { 'Tiers A': 4, Étroit: 2, Large: 10, Douze: 12, Cinq: 5, Sept: 7 }],
] as const)(
  'M5 S5 on a %s each module takes the columns of that size, side by side',
  async (width, expected) => {
    const page = await openAt(width)
    await page.goto('/fr/colonnes/')
    for (const [title, takes] of Object.entries(expected))
      expect([title, await columnsOf(moduleOf(page, title))]).toEqual([
        title,
        { takes, after: { Large: 12 - takes, Sept: 5 }[title] ?? 0 },
      ])
    const tops = await Promise.all(
      ['Tiers A', 'Tiers B', 'Tiers C'].map(async (title) => (await moduleOf(page, title).boundingBox())?.y),
    )
    expect(new Set(tops).size).toBe({ phone: 3, tablet: 2, desktop: 1 }[width])
  },
)

test('M5 a module of span 10 takes the ten columns in the middle of a desktop', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/colonnes/')
  expect(await columnsOf(moduleOf(page, 'Dix'))).toEqual({ takes: 10, after: 1 })
  await resizeTo(page, 'phone')
  expect(await columnsOf(moduleOf(page, 'Dix'))).toEqual({ takes: 12, after: 0 })
})

test('M5 no page of modules is wider than a phone, a tablet or a desktop', async () => {
  const page = await openAt('desktop')
  for (const path of [
    '/fr/',
    '/de/',
    '/fr/colonnes/',
    '/fr/rangees/',
    '/fr/fonds/',
    '/de/bedingungen/',
    '/fr/contact/',
  ]) {
    await page.goto(path)
    for (const size of sizes) {
      await resizeTo(page, size)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, size, over]).toEqual([path, size, expect.toSatisfy((by: number) => by <= 0)])
    }
  }
})

/** How many cards are in the first row, and how many there are. */
async function rowOf(module: Locator) {
  const tops = await module
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  return { inRow: tops.filter((top) => top === tops[0]).length, all: tops.length }
}

test.each([
  ['phone', [1, 1, 1, 1]],
  ['tablet', [1, 2, 3, 2]],
  ['desktop', [1, 2, 3, 4]],
] as const)(
  'M5 on a %s as many cards stand in a row as fit, and never more than asked for',
  async (width, rows) => {
    const page = await openAt(width)
    await page.goto('/fr/rangees/')
    for (const [at, title] of ['Par un', 'Par deux', 'Par trois', 'Par quatre'].entries()) {
      const { inRow } = await rowOf(moduleOf(page, title))
      expect([title, inRow]).toEqual([title, rows[at]])
    }
  },
)

test('M5 a module shows no more than its maximum, the newest first', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/rangees/')
  const shown = {
    'Par un': 2,
    'Par deux': 4,
    'Par trois': 3,
    'Par quatre': 5,
    'Biens par quatre': 3,
    'Un seul bien': 1,
  }
  for (const [title, all] of Object.entries(shown))
    expect([title, (await rowOf(moduleOf(page, title))).all]).toEqual([title, all])
  const titles = await moduleOf(page, 'Par trois').getByRole('heading', { level: 3 }).allInnerTexts()
  expect(titles).toEqual(['Le pont est rouvert', 'Les taux en octobre', 'La fête des péniches'])
})

const styleOf = (element: Locator, name: 'backgroundColor' | 'color') =>
  element.evaluate((one, property) => getComputedStyle(one)[property], name)

test('M5 a module on a colour has that colour, and words that can be read on it', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/fonds/')
  const dark = moduleOf(page, 'Fond sombre')
  expect(await styleOf(dark, 'backgroundColor')).toBe('rgb(31, 47, 92)')
  for (const words of [dark.getByRole('heading'), dark.getByText('Lisible')])
    expect(await styleOf(words, 'color')).toBe('rgb(255, 255, 255)')
  const light = moduleOf(page, 'Fond clair')
  expect(await styleOf(light, 'backgroundColor')).toBe('rgb(243, 227, 236)')
  expect(await styleOf(light.getByText('Lisible'), 'color')).toBe('rgb(29, 36, 32)')
  expect(await styleOf(light.getByRole('heading'), 'color'), 'the agency’s own').toBe('rgb(31, 47, 92)')
  expect(await styleOf(moduleOf(page, 'Fond large'), 'backgroundColor')).toBe('rgb(93, 111, 158)')
  await page.goto('/fr/')
  const stats = moduleOf(page, 'Le bassin en chiffres')
  for (const words of await stats.locator('dt, dd').all())
    expect(await styleOf(words, 'color')).toBe('rgb(255, 255, 255)')
})

test('what visitors see has the agency’s own colours: the paper, headings, links, the call to action', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/journal/')
  expect(await styleOf(page.locator('body'), 'backgroundColor')).toBe('rgb(248, 247, 251)')
  expect(await styleOf(page.getByRole('heading', { level: 1 }), 'color')).toBe('rgb(31, 47, 92)')
  const link = page.getByRole('main').getByRole('link', { name: 'contactez-nous' }).first()
  expect(await styleOf(link, 'color')).toBe('rgb(31, 47, 92)')
  await page.goto('/fr/contact/')
  const call = page.getByRole('main').getByRole('link', { name: '025 55 02 77' })
  expect(await styleOf(call, 'backgroundColor')).toBe('rgb(122, 31, 92)')
})

test('C1 pages of modules on colours and pictures have no accessibility faults, on a phone and on a desktop', async () => {
  const page = await openAt('phone')
  // Seen already: what is asked here is how the page is, not the popup on it.
  await page.addInitScript(() => sessionStorage.setItem('modalActive', 'true'))
  for (const path of [
    '/fr/',
    '/fr/fonds/',
    '/fr/rangees/',
    '/fr/journal/',
    '/fr/contact/',
    '/de/das-haus/',
  ]) {
    await resizeTo(page, 'phone')
    await page.goto(path)
    expect([path, await findings(page)]).toEqual([path, []])
    await resizeTo(page, 'desktop')
    expect([path, await findings(page)]).toEqual([path, []])
  }
})

test.each(sizes)('M5 a module on a picture is covered by it, on a %s', async (width) => {
  const page = await openAt(width)
  await page.goto('/fr/fonds/')
  const module = moduleOf(page, 'Fond image')
  const picture = module.getByAltText('Trois maisons dessinées')
  await module.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(await picture.boundingBox()).toEqual(await module.boundingBox())
  const title = await module.getByRole('heading').boundingBox()
  expect(title?.width).toBeGreaterThan(0)
})

test('M5 descriptions, pictures and the class of a module are shown; what is not public is not', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/fonds/')
  const module = page.locator('.opening-module')
  const text = await module.innerText()
  expect(text.indexOf('Première description')).toBeGreaterThan(text.indexOf('Le module parle'))
  expect(text.indexOf('Seconde description')).toBeGreaterThan(text.indexOf('Première description'))
  expect(await module.getByAltText('Une maison dessinée').isVisible()).toBe(true)
  const { body } = await askAgency('/fr/fonds/')
  expect(body).toContain('Sans titre')
  expect(body).not.toMatch(/Titre retenu|Description retenue/)
})

test('M5 every page has one h1: its own, its banner’s, or that of the first module that asks for it', async () => {
  const headings = new Map<string, string>()
  for (const path of [...(await agencySitemap()), '/fr/a-part/']) {
    const { body } = await askAgency(path)
    expect([path, elementsOf(body, 'h1').length]).toEqual([path, 1])
    headings.set(path, headingOf(body))
  }
  const expected = {
    '/fr/': 'Vivre au fil de l’eau',
    '/fr/colonnes/': 'Colonnes',
    '/fr/fonds/': 'Le module parle',
    '/de/flaechen/': 'Das Modul spricht',
    '/fr/contact/': 'Parlons-en',
    '/de/das-haus/': 'Ein Haus am Kai',
    '/fr/en-silence/': 'En silence',
  }
  for (const [path, heading] of Object.entries(expected))
    expect([path, headings.get(path)]).toEqual([path, heading])
})

const modulesOn = async (path: string) =>
  [...mainOf((await askAgency(path)).body).matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = '']) =>
    textOf(title),
  )

test('M7 modules show where their rules hold; one that cannot be evaluated counts as false', async () => {
  expect(await modulesOn('/fr/conditions/')).toEqual(['En tête', 'Toujours', 'En français', 'Sur cette page'])
  expect(await modulesOn('/de/bedingungen/')).toEqual(['Zuerst', 'Immer', 'Auf Deutsch', 'Auf dieser Seite'])
})

test('M5 M5a each kind of module shows what it is for', async () => {
  const page = async (path: string) => (await askAgency(path)).body
  const home = await page('/fr/')
  expect(Object.values(factsOf(home))).toEqual(['2', '1', '1', '0'])
  expect(textOf(home)).toContain('Comment nous sommes arrivés sur le quai.')
  expect(home).toContain('/91/')
  const cards = idsOf(await page('/fr/references/')).filter(Boolean)
  expect([cards[0], cards.length, cards.at(-1)]).toEqual([9104, 3, 9103])
  const single = await page('/fr/journal/')
  expect(textOf(single)).toContain('Le pont est rouvert : voilà la nouvelle en entier.')
  expect(textOf(single)).not.toContain('La fête des péniches : voilà')
  const contact = mainOf(await page('/de/kontakt/'))
  expect(elementsOf(contact, 'a').map(({ href }) => href)).toContain('tel:+3225550277')
  expect(textOf(contact)).toContain('Dienstag bis Samstag von 10 bis 18 Uhr')
})

test('L17 a text that is not written in the page’s language is marked with its own', async () => {
  const { body } = await askAgency('/de/nachrichten/baeume-am-kai/')
  expect(body).toMatch(/lang="fr"[^>]*>.*voilà la nouvelle en entier/s)
})

test.each([true, false])(
  'M6 the home page opens with the first of its gallery (scripts: %s)',
  async (javaScript) => {
    const page = await openAgency({ javaScript, viewport: { width: widths.desktop, height: 900 } })
    await page.goto('/fr/')
    const first = page.getByAltText('Maisons dessinées au bord du canal, le matin')
    const box = await first.boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 1440])
    expect(box?.height).toBeGreaterThan(300)
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await first.getAttribute('loading')).toBe('eager')
    for (const time of ['à midi', 'le soir']) {
      const other = page.locator(`img[alt="Maisons dessinées au bord du canal, ${time}"]`)
      expect([await other.count(), await other.isVisible()]).toEqual([1, false])
    }
  },
)

test('M6 a banner of a colour or a picture has its own title and words', async () => {
  const page = await openAt('desktop')
  await page.goto('/fr/contact/')
  const ground = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    for (let at: Element | null = heading; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return { backgroundColor, width: at.clientWidth }
    }
  })
  expect(ground).toEqual({ backgroundColor: 'rgb(122, 31, 92)', width: widths.desktop })
  expect(await styleOf(page.getByRole('heading', { level: 1 }), 'color')).toBe('rgb(255, 255, 255)')
  expect(await page.getByText('Le café est prêt.').isVisible()).toBe(true)
  await page.goto('/fr/la-maison/')
  const picture = await page.getByAltText('Le canal dessiné, le soir').boundingBox()
  expect([picture?.x, picture?.y, picture?.width]).toEqual([0, 0, widths.desktop])
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(picture?.height ?? 0)
  expect(await page.getByText('Depuis la première péniche.').isVisible()).toBe(true)
})

test('M6 the switches of a page: no banner, no breadcrumb, no referrer, nothing to be followed', async () => {
  const { body } = await askAgency('/fr/en-silence/')
  expect(body).not.toContain('Bannière cachée')
  const meta = Object.fromEntries(elementsOf(body, 'meta').map(({ name = '', content }) => [name, content]))
  expect([meta.robots, meta.referrer]).toEqual(['index, nofollow', 'same-origin'])
  expect(body).not.toContain('BreadcrumbList')
  expect((await askAgency('/fr/nos-services/gestion/')).body).toContain('BreadcrumbList')
})

test('M4 what shared links and search engines are told is what the page says', async () => {
  const { body } = await askAgency('/fr/nos-services/')
  const said = Object.fromEntries(
    elementsOf(body, 'meta').map(({ name, property, content }) => [name ?? property, content]),
  )
  expect(said).toMatchObject({
    description: 'Vente, location et gestion de biens le long du canal, avec un seul interlocuteur.',
    'og:title': 'Nos services en bref',
    'og:type': 'website',
    'og:image': expect.stringMatching(/^http.*row/),
  })
  expect(body).toContain('<title>Ce que nous faisons pour vous – Maison du Canal</title>')
})
