import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, idsOf, isNoindex, listingPath, mainOf, textOf } from './answers'
import { findings } from './axe'
import { baseUrl, drawn, openPage, openWithoutPictures, started } from './browser'
import { watchShifts } from './shifts'

const phone = { width: 360, height: 740 }
const own = '/nl/favorieten/'
/** Two listings for sale, one to let, one sold. */
const homes = { sale: 2706, other: 2655, rent: 2687, sold: 2674 }

const heartOf = (page: Page, id: number) => page.locator(`[data-favourite="${id}"]`).first()
const pressed = (page: Page, id: number) => heartOf(page, id).getAttribute('aria-pressed')
const count = async (page: Page) => (await page.locator('[data-favourite-count]').textContent()) ?? ''
const notice = (page: Page) => page.locator('[data-notice]').textContent()
const stored = (page: Page, key = 'favourites') => page.evaluate((name) => localStorage.getItem(name), key)
const shownIds = (page: Page) =>
  page
    .locator('[data-own-list] article:not([hidden]) [data-favourite]')
    .evaluateAll((hearts) => hearts.map((heart) => Number((heart as HTMLElement).dataset.favourite)))

async function keep(page: Page, ...ids: number[]) {
  await page.goto(own)
  await page.evaluate((list) => localStorage.setItem('favourites', list), ids.join())
  await page.goto(own)
  if (ids.length > 0) await page.locator('[data-own-list] article').first().waitFor()
}

test('P6 P6a a heart keeps a home: it is pressed, announced, counted, and there on the next page', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const heart = heartOf(page, homes.sale)
  const title = await page.locator(`article:has([data-favourite="${homes.sale}"]) h2 a`).first().textContent()
  expect(await heart.getAttribute('aria-label')).toBe(`Bewaren als favoriet: ${title}`)
  expect(await pressed(page, homes.sale)).toBe('false')
  expect(await count(page)).toBe('')
  await heart.click()
  await expect.poll(() => pressed(page, homes.sale)).toBe('true')
  expect(await count(page)).toBe('1')
  expect(await notice(page)).toContain('Bewaard bij uw favorieten.')

  await page.goto(await listingPath(homes.sale))
  const onDetail = page.getByRole('button', { name: `Bewaren als favoriet: ${title}` })
  await expect.poll(() => onDetail.getAttribute('aria-pressed')).toBe('true')
  await onDetail.click()
  await expect.poll(() => onDetail.getAttribute('aria-pressed')).toBe('false')
  expect(await notice(page)).toContain('Verwijderd uit uw favorieten.')
  expect(await count(page)).toBe('')
  expect(await stored(page)).toBeNull()
})

test('P6 the heart on a card does not open the listing, and the card still does', async () => {
  const page = await openWithoutPictures({ viewport: phone })
  await page.goto('/nl/te-koop/')
  await heartOf(page, homes.sale).click()
  await expect.poll(() => pressed(page, homes.sale)).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/nl/te-koop/')
  const box = await heartOf(page, homes.sale).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.locator(`article:has([data-favourite="${homes.sale}"]) h2 a`).first().click()
  await page.waitForURL(/\/2706\/$/)
})

test('P6 with the keyboard alone a visitor keeps listings, finds them, takes one off and puts it back', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  for (const id of [homes.other, homes.sold, homes.sale]) {
    await heartOf(page, id).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => pressed(page, id)).toBe('true')
  }
  await page.getByRole('link', { name: 'Mijn favorieten 3' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${own}`)
  await page.locator('[data-own-list] article').first().waitFor()
  expect(await shownIds(page)).toEqual([homes.sale, homes.sold, homes.other])
  expect(textOf(await page.locator('[data-own-list]').innerHTML())).toContain(
    '1 pand op deze lijst is intussen verkocht of verhuurd.',
  )

  await page.locator('[data-own-list]').getByRole('button', { pressed: true }).nth(1).focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Ongedaan maken' })
  await undo.waitFor()
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await shownIds(page)).toEqual([homes.sale, homes.other])
  expect(await stored(page)).toBe(`${homes.sale},${homes.other}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => shownIds(page)).toEqual([homes.sale, homes.sold, homes.other])
  expect(await stored(page)).toBe(`${homes.sale},${homes.sold},${homes.other}`)
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.favourite)
  expect(focused).toBe(String(homes.sold))
})

test('P6 the last one taken off leaves a way back and a way on', async () => {
  const page = await openWithoutPictures()
  await keep(page, homes.rent)
  await page.locator('[data-own-list] [data-favourite]').click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor()
  await page.getByRole('heading', { name: 'Nog geen favorieten' }).waitFor()
  await page.getByRole('link', { name: 'Panden te huur' }).click()
  await page.waitForURL('**/nl/te-huur/')
})

test('P6 P6a two tabs stay in step', async () => {
  const page = await openWithoutPictures()
  await keep(page, homes.sale)
  const list = await page.context().newPage()
  await list.goto('/nl/te-koop/')
  await heartOf(list, homes.other).click()
  await expect.poll(() => shownIds(page)).toEqual([homes.other, homes.sale])
  expect(await count(page)).toBe('2')
  await page.locator(`[data-own-list] [data-favourite="${homes.sale}"]`).click()
  await expect.poll(() => pressed(list, homes.sale)).toBe('false')
  expect(await count(list)).toBe('1')
})

test.each([
  ['nl', own, 'Een lijst met panden'],
  ['fr', '/fr/favoris/', 'Une liste de biens'],
  ['en', '/en/favourites/', 'A list of properties'],
] as const)(
  'P6 a shared list is read without script, in its order, what is no id passed over (%s)',
  async (_, path, title) => {
    const { body, status } = await ask(`${path}?ids=2687,x,2706,-4,2674,2706,999999999`)
    expect(status).toBe(200)
    expect(idsOf(mainOf(body))).toEqual([2687, 2706, 2674])
    expect(body).toContain(`>${title}</h1>`)
    expect(isNoindex(body)).toBe(true)
  },
)

test('P6 without script there is no heart that does nothing, and the page says what it needs', async () => {
  const page = await openWithoutPictures({ javaScript: false, viewport: phone })
  await page.goto('/nl/te-koop/')
  expect(await page.locator('[data-favourite]').first().isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Mijn favorieten' }).click()
  await page.waitForURL(`**${own}`)
  expect(await page.getByText('Bewaren werkt alleen met JavaScript').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Panden te koop' }).isVisible()).toBe(true)
  await page.goto(`${own}?ids=2706,2687`)
  expect(await page.locator('article').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Alles bewaren' }).isVisible()).toBe(false)
})

test('P6 who gets a list keeps all of it, before what they had', async () => {
  const page = await openWithoutPictures()
  await keep(page, homes.sold)
  await page.goto(`${own}?ids=${homes.sale},${homes.rent}`)
  await page.getByRole('button', { name: 'Alles bewaren' }).click()
  await expect.poll(() => notice(page)).toContain('De hele lijst staat bij uw favorieten.')
  expect(await stored(page)).toBe(`${homes.sale},${homes.rent},${homes.sold}`)
})

test('P6 a heart of a shared list that is pressed before the list’s script has come keeps the home, once', async () => {
  const page = await openWithoutPictures()
  const { promise: isLate, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/favourites-page\.island-[^/]*\.js$/, async (route) => {
    await isLate
    await route.continue()
  })
  // The page is not loaded before the script that it waits for.
  await page.goto(`${own}?ids=${homes.sale},${homes.rent}`, { waitUntil: 'domcontentloaded' })
  await started(page)
  const island = page.locator('pignon-island:has([data-favourite])')
  await heartOf(page, homes.sale).click()
  await drawn(page)
  expect(await island.getAttribute('data-awake')).toBeNull()
  letCome()
  await page.locator('pignon-island[data-awake]:has([data-favourite])').waitFor({ state: 'attached' })
  await expect.poll(() => notice(page)).toContain('Bewaard bij uw favorieten.')
  await drawn(page)
  expect(await pressed(page, homes.sale)).toBe('true')
  expect(await stored(page)).toBe(String(homes.sale))
  expect(await count(page)).toBe('1')
})

test('P6 P6a a list is shared as a link, and who cannot copy is shown it', async () => {
  const page = await openWithoutPictures({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await keep(page, homes.sale, homes.rent)
  await page.getByRole('button', { name: 'Mijn lijst delen' }).click()
  await expect.poll(() => notice(page)).toContain('gekopieerd')
  const link = `${baseUrl()}${own}?ids=${homes.sale},${homes.rent}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Mijn lijst delen' }).click()
  await expect.poll(() => notice(page)).toContain(link)
})

test('P6 a device with a sharing sheet of its own is given the link', async () => {
  const page = await openWithoutPictures()
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await keep(page, homes.sale)
  await page.getByRole('button', { name: 'Mijn lijst delen' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
  await expect.poll(shared).toEqual({ title: 'Een lijst met panden', url: `${baseUrl()}${own}?ids=2706` })
})

test('P6 P6a a device that keeps nothing says so, and the page goes on', async () => {
  const page = await openWithoutPictures()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/nl/te-koop/')
  await heartOf(page, homes.sale).click()
  await expect.poll(() => notice(page)).toContain('Dit toestel kan het niet bewaren')
  expect(await pressed(page, homes.sale)).toBe('false')
})

test('P6 P6a a device whose storage is off reads every page, and is told when it would keep something', async () => {
  const page = await openWithoutPictures({ consent: 'asked' })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(own)
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await page.getByRole('heading', { name: 'Nog geen favorieten' }).waitFor()
  await page.goto('/nl/te-koop/')
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await heartOf(page, homes.sale).click()
  await expect.poll(() => notice(page)).toContain('Dit toestel kan het niet bewaren')
})

test('P6 P6a a list holds sixty listings, and says so to who wants one more', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/te-koop/')
  const sixty = Array.from({ length: 60 }, (_, index) => 100_000 + index).join()
  await page.evaluate((list) => localStorage.setItem('favourites', list), sixty)
  await heartOf(page, homes.sale).click()
  await expect.poll(() => notice(page)).toContain('Uw lijst is vol')
  expect(await stored(page)).toBe(sixty)
  await page.goto(`${own}?ids=${homes.sale},${homes.rent}`)
  await page.getByRole('button', { name: 'Alles bewaren' }).click()
  await expect.poll(() => notice(page)).toContain('Uw lijst is vol')
  expect(await stored(page)).toBe(sixty)
  // One is removed, others are kept in another window: undone, it would be the sixty-first.
  await keep(page, homes.sale)
  await heartOf(page, homes.sale).click()
  await page.evaluate((list) => localStorage.setItem('favourites', list), sixty)
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'favourites' })))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(() => notice(page)).toContain('Uw lijst is vol')
  expect(await stored(page)).toBe(sixty)
})

test('P6 P6a a listing that is no longer offered is announced, and can be removed from the list', async () => {
  const page = await openWithoutPictures()
  // Withdrawn so long ago that nothing is known of it any more.
  const gone = 123456
  await keep(page, homes.sale, gone)
  await expect.poll(() => count(page)).toBe('2')
  await page.getByText('1 pand op deze lijst staat niet meer in ons aanbod.').waitFor()
  // One home alone has nothing to be compared with.
  expect(await page.getByRole('link', { name: 'Vergelijken' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Van mijn lijst halen' }).click()
  await expect.poll(() => count(page)).toBe('1')
  expect(await page.getByText('staat niet meer in ons aanbod').count()).toBe(0)
  expect(await stored(page)).toBe(String(homes.sale))
  expect(await shownIds(page)).toEqual([homes.sale])
})

test('P6 invalid values in the storage are ignored', async () => {
  const page = await openWithoutPictures()
  await page.goto(own)
  await page.evaluate(() => localStorage.setItem('favourites', '{"a":1},<b>,2706, 12,,2706'))
  await page.goto(own)
  await page.locator('[data-own-list] article').first().waitFor()
  expect(await shownIds(page)).toEqual([2706])
})

test('P6 P6a recently viewed listings are shown on the page of favourites, and can be cleared there', async () => {
  const page = await openWithoutPictures()
  for (const id of [homes.rent, homes.sale, homes.rent]) await page.goto(await listingPath(id))
  expect(await stored(page, 'recentlySeen')).toBe(`${homes.rent},${homes.sale}`)
  await page.goto(own)
  const seen = page.getByRole('region', { name: 'Onlangs bekeken' })
  await seen.waitFor()
  expect(await seen.locator('article').count()).toBe(2)
  expect(await page.getByRole('heading', { name: 'Nog geen favorieten' }).isVisible()).toBe(true)
  await seen.getByRole('button', { name: 'Wissen' }).click()
  expect(await seen.isVisible()).toBe(false)
  expect(await stored(page, 'recentlySeen')).toBeNull()
})

test('P6 axe finds nothing on the page of favourites in any of its states, and nothing is wider than a phone', async () => {
  const page = await openPage({ viewport: phone, context: { reducedMotion: 'reduce' } })
  const expectGood = async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
      const across = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(across)).toBe(0)
    }
  }
  await page.goto(own)
  await page.getByRole('heading', { name: 'Nog geen favorieten' }).waitFor()
  await expectGood()
  await page.goto(await listingPath(homes.other))
  await keep(page, homes.sale, homes.sold)
  await page.getByRole('region', { name: 'Onlangs bekeken' }).waitFor()
  await page.locator('[data-own-list] [data-favourite]').first().click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor()
  await expectGood()
  await page.goto(`${own}?ids=2706,2687`)
  await expectGood()
})

test('P6 what a list was asked goes along to who is to be kept informed', async () => {
  const query = 'city=Ukkel%7C1180&type=3&priceMax=600000&sort=price-asc'
  const { body } = await ask(`/nl/te-koop/?${query}`)
  expect(body).toContain(
    'href="/nl/zoekopdracht/?goal=sale&amp;city=Ukkel%7C1180&amp;type=3&amp;priceMax=600000"',
  )
  expect((await ask('/fr/a-louer/')).body).toContain('?goal=rent"')
  const empty = await ask('/nl/te-koop/?priceMin=9000000')
  expect(textOf(empty.body)).toContain('Hou mij op de hoogte')
})

/** Stops the clock of the footer, which comes after five seconds in any case: a busy machine needs longer for the rest. */
const holdFooter = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const animation of document.getAnimations()) animation.pause()
    }),
  )

test.each([
  ['phone', phone],
  ['desktop', { width: 1280, height: 800 }],
])('P6 on a %s nothing is pushed away when the homes that were kept and seen arrive', async (_, viewport) => {
  const page = await openPage({ viewport })
  await page.goto(await listingPath(homes.rent))
  await keep(page, homes.sale)
  const shifts = await watchShifts(page)
  await holdFooter(page)
  await page.goto(own)
  await page.locator('[data-own-list] article').first().waitFor()
  await page.locator('[data-seen-list] article').first().waitFor()
  expect(await page.locator('footer').last().isVisible()).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('P6 listings that were seen wait for those that were kept, however late these arrive', async () => {
  const page = await openPage({ viewport: phone })
  await page.goto(await listingPath(homes.rent))
  await keep(page, homes.sale)
  const shifts = await watchShifts(page)
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/favorieten/.*${homes.sale}`), async (route) => {
    await late
    await route.continue()
  })
  await holdFooter(page)
  const seenArrived = page.waitForResponse(new RegExp(`/favorieten/.*${homes.rent}`))
  await page.goto(own)
  await (await seenArrived).finished()
  await drawn(page)
  expect(await page.locator('[data-seen-list] article').count()).toBe(0)
  letCome()
  await page.locator('[data-seen-list] article').first().waitFor()
  expect(await page.locator('[data-own-list] article').count()).toBe(1)
  expect(await shifts()).toEqual([])
})

test('P6 where the file of the page does not arrive, its footer comes all the same', async () => {
  const page = await openWithoutPictures({ expected: [/favourites-page/, /ERR_FAILED/] })
  await page.route(/favourites-page/, (route) => route.abort())
  await holdFooter(page)
  await page.goto(own)
  const footer = page.locator('footer').last()
  expect(await footer.isVisible()).toBe(false)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })
  await footer.waitFor({ state: 'visible' })
})

test('D6 nothing moves on the paper of a listing when its button to print comes', async () => {
  const page = await openPage({ viewport: phone })
  const shifts = await watchShifts(page)
  await page.goto(`${await listingPath(homes.sale)}afdrukken/`)
  await page.getByRole('button', { name: 'Afdrukken' }).waitFor()
  await page.mouse.wheel(0, 600)
  await drawn(page)
  expect(await shifts()).toEqual([])
})
