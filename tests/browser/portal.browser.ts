import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entryOf, type PageName, pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { ask, elementsOf } from './answers'
import { baseUrl, type openPage, openWithoutPictures } from './browser'
import { freshAddress } from './mails'
import { loggedIn, logIn } from './owners'
import { policyOf } from './policy'

/** A window in which an owner is logged in. */
async function openAsOwner(cookie: string, visit: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openWithoutPictures({ address: freshAddress(), ...visit })
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=')
    return { name, value, url: baseUrl() }
  })
  await page.context().addCookies(cookies)
  return page
}

const hydrated = pageNames.filter((name) => entryOf(name).isHydrated)
const pathOf = (name: PageName, locale: 'nl' | 'fr' | 'en') =>
  pathTo(locale, name as 'portal.listing', { id: 2706 })

/** Whether the document is still the one that was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

test('O1 O2 every page of the login and the portal is hydrated', () => {
  expect(hydrated).toEqual([
    'login',
    'login.forgotten',
    'login.password',
    'portal',
    'portal.account',
    'portal.listing',
  ])
})

test('S9 a hydrated page has a nonce of its own each time, and Trusted Types; no page for everybody has one', async () => {
  const { cookie } = await loggedIn('2706')
  const nonces = new Set<string>()
  for (const name of hydrated) {
    const path = pathOf(name, 'nl')
    const answer = await ask(path, { headers: { cookie: name.startsWith('portal') ? cookie : '' } })
    const [own, nonce = '', ...more] = policyOf(answer)['script-src'] ?? []
    expect([path, own, more]).toEqual([path, "'self'", []])
    expect(nonce, path).toMatch(/^'nonce-[\w+/]{22}=='$/)
    nonces.add(nonce)
    expect(policyOf(answer)['require-trusted-types-for']).toEqual(["'script'"])
    expect(answer.headers.get('x-pignon-nonce')).toBeNull()
    const scripts = answer.body.match(/<script\b(?![^>]*ld\+json)[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce.slice(7, -1)}"`)
  }
  expect(nonces.size).toBe(hydrated.length)
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/mijn-gegevens/']) {
    const answer = await ask(path)
    expect(policyOf(answer)['script-src'], path).toEqual(["'self'"])
    expect(answer.body).not.toContain('__reactRouterContext')
  }
})

test('O1 no script that a hydrated page names beforehand is empty', async () => {
  const { cookie } = await loggedIn('2706')
  const scripts = new Set<string>()
  for (const name of hydrated) {
    const { body } = await ask(pathOf(name, 'nl'), { headers: { cookie } })
    for (const { rel, href = '' } of elementsOf(body, 'link')) if (rel === 'modulepreload') scripts.add(href)
  }
  expect(scripts.size).toBeGreaterThan(hydrated.length)
  for (const path of scripts) expect([path, (await ask(path)).body.length > 0]).toEqual([path, true])
})

// A window fails its test when React finds another page than the server drew, or the policy stops something.
test.each(['nl', 'fr', 'en'] as const)(
  'O1 O2 L7 each page is taken over as the server drew it, in %s',
  async (locale) => {
    const { cookie } = await loggedIn('2706')
    const [owner, stranger] = [await openAsOwner(cookie), await openWithoutPictures()]
    for (const name of hydrated) {
      const page = name.startsWith('portal') ? owner : stranger
      await page.goto(pathOf(name, locale))
      expect(await page.evaluate(() => '__reactRouterDataRouter' in window), name).toBe(true)
      expect(await page.locator('main').textContent()).not.toMatch(/\b(?:owners|forms|ui|visits|listings):\w/)
    }
  },
)

test('O2 the pages of the portal follow each other in one document, which says where it is', async () => {
  const { cookie } = await loggedIn('2706,2687')
  const page = await openAsOwner(cookie)
  await page.goto('/nl/mijn-panden/')
  await mark(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/nl\/mijn-panden\/\d+\/$/)
  const [id] = /\d+/.exec(page.url().replace(/.*mijn-panden/, '')) ?? []
  const heading = page.getByRole('heading', { level: 1 })
  // The previous page's heading stays until React has rendered the next.
  const isTitled = async () => (await page.title()).includes((await heading.textContent()) ?? '-')
  await expect.poll(isTitled).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(await page.locator('header a[data-locale=fr]').first().getAttribute('href')).toBe(
    `/fr/mes-biens/${id}/`,
  )
  expect(await page.getByRole('main').textContent()).not.toMatch(/\b(?:owners|forms|ui|visits|listings):\w/)

  await page.getByRole('link', { name: 'Mijn account' }).click()
  await page.waitForURL('**/nl/mijn-panden/account/')
  await page.goBack()
  await page.waitForURL(`**/nl/mijn-panden/${id}/`)
  expect(await isSame(page)).toBe(true)

  await page.getByRole('link', { name: 'Bekijk de advertentie op de website' }).click()
  await page.waitForURL('**/nl/te-*/**')
  expect(await isSame(page)).toBe(false)
})

test('D12 O2 what the owner keeps is calculated on the page of the home, also after its list led there', async () => {
  const { cookie } = await loggedIn('2706')
  const page = await openAsOwner(cookie)
  await page.goto('/nl/mijn-panden/')
  await mark(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/nl/mijn-panden/2706/')
  const keep = page.getByRole('region', { name: 'Wat houdt u over?' })
  await keep.waitFor()
  expect(await isSame(page)).toBe(true)
  await keep.locator('[name=price]').fill('400.000')
  await keep.locator('[name=mortgage]').fill('100.000')
  await keep.getByRole('button', { name: 'Herbereken' }).click()
  await page.waitForURL((url) => url.searchParams.get('mortgage') === '100.000')
  expect(new URL(page.url()).pathname).toBe('/nl/mijn-panden/2706/')
  // The demo's agency asks 3.63%.
  await expect.poll(() => keep.textContent()).toMatch(/€\s285\.480/)
})

test('O1 a login, its refusal and the way out need no new document, and keep no password', async () => {
  const { cookie, email } = await loggedIn('2706')
  const page = await openAsOwner(cookie)
  await page.goto('/nl/mijn-panden/account/')
  await mark(page)
  const title = await page.title()
  await page.locator('#change-password-current').fill('not the password')
  await page.locator('#change-password-password').fill('een heel ander wachtwoord')
  await page.locator('#change-password-again').fill('een heel ander wachtwoord')
  await page.locator('form:has(#change-password-current) button').click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  // React moves the focus and sets the title after it has drawn the answer.
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('#change-password-current').inputValue()).toBe('')
  await expect.poll(() => page.title()).toBe(`Fout: ${title}`)

  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await page.waitForURL('**/nl/login/?out')
  await logIn(page, email, 'not the password')
  await alert.waitFor()
  await logIn(page, email)
  await page.waitForURL('**/nl/mijn-panden/')
  expect(await isSame(page)).toBe(true)
})

test('O1 a form says that it is being sent, and a second click sends nothing', async () => {
  const { email } = await loggedIn('2706')
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/login/')
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/login/_.data*', async (route) => {
    sent += 1
    await promise
    await route.continue()
  })
  await logIn(page, email)
  await page.getByRole('button', { name: 'Wordt verstuurd …' }).click()
  await page.locator('main[data-busy]').waitFor()
  await expect.poll(() => sent).toBe(1)
  resolve()
  await page.waitForURL('**/nl/mijn-panden/')
  await page.locator('main:not([data-busy])').waitFor()
})

test('O1 where the session ended meanwhile, the next page is the login, which leads back', async () => {
  const { cookie } = await loggedIn('2706')
  const page = await openAsOwner(cookie)
  await page.goto('/nl/mijn-panden/')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Mijn account' }).click()
  await page.waitForURL(`**/nl/login/?to=${encodeURIComponent('/nl/mijn-panden/account/')}`)
})
