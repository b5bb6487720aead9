import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { findings } from './axe'
import { baseUrl, drawn, openPage } from './browser'
import { watchShifts } from './shifts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const dialogOf = (page: Page) => page.locator('dialog#consent')
const settingsOf = (page: Page) => page.locator('[data-open-consent]').first()
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })
const isFocused = (element: Element) => element === document.activeElement

const words = [
  ['nl', 'Alles aanvaarden', 'Alleen noodzakelijke', 'Instellingen'],
  ['fr', 'Tout accepter', 'Nécessaires uniquement', 'Paramètres'],
  ['en', 'Accept all', 'Only necessary', 'Settings'],
] as const

const flagKeys = [
  'consentAdUserData',
  'consentAdStorage',
  'consentAnalyticsStorage',
  'consentAdPersonalization',
]
const granted = Object.fromEntries(flagKeys.map((key) => [key, 'granted']))
const denied = Object.fromEntries(flagKeys.map((key) => [key, 'denied']))
const everything = { necessary: true, analytical: true, marketing: true, social: true, unclassified: true }
const onlyNecessary = {
  necessary: true,
  analytical: false,
  marketing: false,
  social: false,
  unclassified: false,
}

/** What is kept of a choice, the five categories read from their JSON. */
async function kept(page: Page) {
  const { consent, ...flags } = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  return {
    consent: consent === undefined ? undefined : JSON.parse(consent),
    flags: Object.fromEntries(flagKeys.map((key) => [key, flags[key]])),
  }
}

/** A visitor whom nobody asked yet. */
const newVisitor = (visit: Parameters<typeof openPage>[0] = {}) => openPage({ consent: 'asked', ...visit })

/** What the page tells its islands of the consent, each time. */
async function hearConsent(page: Page) {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('pignon:consent', (event) => heard.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
}

test.each(words)(
  'C1 in %s a new visitor is asked, with three answers of one size and one look on the first layer',
  async (locale, ...names) => {
    for (const viewport of [phone, desktop]) {
      const page = await newVisitor({ viewport })
      await page.goto(`/${locale}/`)
      await dialogOf(page).waitFor({ state: 'visible' })
      const looks = await Promise.all(
        names.map((name) =>
          button(page, name).evaluate((element) => {
            const { width, height } = element.getBoundingClientRect()
            const style = getComputedStyle(element)
            const { fontFamily, fontSize, fontWeight, color, backgroundColor, border, opacity } = style
            const size = [width, height].map((pixels) => Math.round(pixels))
            return { size, fontFamily, fontSize, fontWeight, color, backgroundColor, border, opacity }
          }),
        ),
      )
      expect(new Set(looks.map((look) => JSON.stringify(look))).size, JSON.stringify(looks)).toBe(1)
      expect(await dialogOf(page).getByRole('button').count()).toBe(3)
      expect(await dialogOf(page).getByRole('switch').count()).toBe(0)
      // What the visitor came for is in view beside the question.
      const sheet = await dialogOf(page).boundingBox()
      expect(sheet?.height).toBeLessThan(viewport.height * 0.45)
      const policy = await dialogOf(page).getByRole('link').getAttribute('href')
      expect(policy).toMatch(new RegExp(`^/${locale}/.+/$`))
      expect((await ask(policy ?? '')).status).toBe(200)
    }
  },
)

test('C1 C2 who accepts all is not asked again, and all is kept', async () => {
  const page = await newVisitor()
  const heard = await hearConsent(page)
  await page.goto('/nl/')
  expect(await heard()).toEqual([])
  await button(page, 'Alles aanvaarden').click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await kept(page)).toEqual({ consent: everything, flags: granted })
  expect(await heard()).toEqual([everything])
  await page.goto('/nl/te-koop/')
  expect(await dialogOf(page).isVisible()).toBe(false)
  expect(await heard()).toEqual([everything])
})

test('C1 C2 who declines has said no to all but what is necessary', async () => {
  const page = await newVisitor()
  await page.goto('/nl/')
  await button(page, 'Alleen noodzakelijke').click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await kept(page)).toEqual({ consent: onlyNecessary, flags: denied })
  await page.reload()
  expect(await dialogOf(page).isVisible()).toBe(false)
})

test('C1 C2 a selection is kept as it was made; nothing was ticked before but what is necessary', async () => {
  const page = await newVisitor({ viewport: phone })
  await page.goto('/nl/')
  await button(page, 'Instellingen').click()
  const switches = dialogOf(page).getByRole('switch')
  expect(await switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(await dialogOf(page).getByRole('switch', { name: 'Strikt noodzakelijk' }).isDisabled()).toBe(true)
  await dialogOf(page).getByRole('switch', { name: 'Analytisch' }).check()
  await dialogOf(page).getByRole('switch', { name: 'Sociale media' }).check()
  await button(page, 'Keuze opslaan').click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await kept(page)).toEqual({
    consent: { ...onlyNecessary, analytical: true, social: true },
    flags: { ...denied, consentAnalyticsStorage: 'granted' },
  })
})

test('C1 the dialog is no wall: the page is read and used behind it', async () => {
  const page = await newVisitor({ viewport: phone })
  await page.goto('/nl/te-koop/')
  await dialogOf(page).waitFor({ state: 'visible' })
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  const box = await dialogOf(page).boundingBox()
  expect(box?.y ?? 0).toBeGreaterThan(phone.height * 0.35)
  await page.mouse.move(180, 100)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const end = await page.getByRole('contentinfo').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
})

test('C1 the keyboard meets the dialog first; Escape is no answer, and it is asked again on the next page', async () => {
  const page = await newVisitor()
  await page.goto('/nl/')
  await expect.poll(() => dialogOf(page).evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect((await kept(page)).consent).toBeUndefined()
  await page.goto('/nl/te-koop/')
  await expect.poll(() => dialogOf(page).evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await dialogOf(page).getByRole('link').evaluate(isFocused)).toBe(true)
  for (const name of ['Alles aanvaarden', 'Alleen noodzakelijke', 'Instellingen']) {
    await page.keyboard.press('Tab')
    expect([name, await button(page, name).evaluate(isFocused)]).toEqual([name, true])
  }
  await page.keyboard.press('Enter')
  const analytical = dialogOf(page).getByRole('switch', { name: 'Analytisch' })
  expect(await analytical.evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Space')
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab')
  expect(await button(page, 'Keuze opslaan').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect((await kept(page)).consent).toEqual({ ...onlyNecessary, analytical: true })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await page.getByRole('link', { name: 'Naar de inhoud' }).evaluate(isFocused)).toBe(true)
})

test('C2 ?setcookies forgets every key and asks again; what stood beside it in the address stays', async () => {
  const page = await newVisitor()
  await page.goto('/nl/')
  await button(page, 'Alles aanvaarden').click()
  await page.goto('/nl/te-koop/?page=1&setcookies')
  await dialogOf(page).waitFor({ state: 'visible' })
  expect(await kept(page)).toEqual({
    consent: undefined,
    flags: Object.fromEntries(flagKeys.map((key) => [key, undefined])),
  })
  expect(new URL(page.url()).search).toBe('?page=1')
  await button(page, 'Alleen noodzakelijke').click()
  await page.reload()
  expect((await kept(page)).consent).toEqual(onlyNecessary)
  expect(await dialogOf(page).isVisible()).toBe(false)
})

test('C1 the footer opens the dialog again, as it was answered; consent is withdrawn as easily as given', async () => {
  const page = await newVisitor()
  const heard = await hearConsent(page)
  await page.goto('/nl/')
  await button(page, 'Alles aanvaarden').click()
  await settingsOf(page).click()
  await dialogOf(page).waitFor({ state: 'visible' })
  expect(await dialogOf(page).evaluate(isFocused)).toBe(true)
  expect(await dialogOf(page).getByRole('switch', { checked: true }).count()).toBe(5)
  await button(page, 'Alleen noodzakelijke').click()
  expect(await kept(page)).toEqual({ consent: onlyNecessary, flags: denied })
  expect(await heard()).toEqual([everything, onlyNecessary])
  await settingsOf(page).click()
  expect(await dialogOf(page).getByRole('switch', { checked: true }).count()).toBe(1)
})

test('L16 a preview asks nothing, counts as agreed to, and keeps nothing', async () => {
  const page = await newVisitor()
  const heard = await hearConsent(page)
  await page.goto('/nl/preview/')
  await expect.poll(heard).toEqual([everything])
  expect(await dialogOf(page).isVisible()).toBe(false)
  expect((await kept(page)).consent).toBeUndefined()
  await page.goto('/nl/')
  await dialogOf(page).waitFor({ state: 'visible' })
})

test('C3 the campaign is kept for the session once measuring is agreed to, and not before', async () => {
  const page = await newVisitor()
  const campaign = () => page.evaluate(() => sessionStorage.getItem('utm_parameters'))
  await page.goto('/nl/?utm_source=mail&utm_campaign=lente&x=1')
  await dialogOf(page).waitFor({ state: 'visible' })
  expect(await campaign()).toBeNull()
  await button(page, 'Alles aanvaarden').click()
  await expect.poll(campaign).toBe('utm_source=mail&utm_campaign=lente')
  await page.goto('/nl/te-koop/')
  expect(await campaign()).toBe('utm_source=mail&utm_campaign=lente')
  await settingsOf(page).click()
  await button(page, 'Alleen noodzakelijke').click()
  expect(await campaign()).toBeNull()
})

test('C3 no campaign is kept for a choice that is taken back while it is being read', async () => {
  const page = await newVisitor()
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/campaign.client-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/nl/?utm_source=mail&utm_campaign=lente')
  await dialogOf(page).waitFor({ state: 'visible' })
  const loaded = page.waitForResponse('**/assets/campaign.client-*')
  await button(page, 'Alles aanvaarden').click()
  await settingsOf(page).click()
  await button(page, 'Alleen noodzakelijke').click()
  gate.resolve()
  const address = (await loaded).url()
  // Once it is here for the test too, what waited for it has run.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`)
  expect(await page.evaluate(() => sessionStorage.getItem('utm_parameters'))).toBeNull()
})

test('C3 a campaign that arrives before the choice is carried to the page of the choice, without storage', async () => {
  const page = await newVisitor()
  const campaign = () => page.evaluate(() => sessionStorage.getItem('utm_parameters'))
  await page.goto('/nl/?utm_source=mail&utm_campaign=lente')
  await dialogOf(page).waitFor({ state: 'visible' })
  for (const path of ['/nl/te-koop/', '/nl/']) {
    await page.locator(`header a[href="${path}"]:visible`).first().click()
    await page.waitForURL((url) => url.pathname === path)
    await dialogOf(page).waitFor({ state: 'visible' })
    await expect.poll(() => page.evaluate(carrying)).toBe(true)
  }
  expect(await campaign()).toBeNull()
  await button(page, 'Alles aanvaarden').click()
  await expect.poll(campaign).toBe('utm_source=mail&utm_campaign=lente')
})

/** Whether a page has the file that carries a campaign on, which comes after its dialog. */
const carrying = `(async () => {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/campaign.client-'))
  if (file) await import(file.name)
  return file !== undefined
})()`

test('C2 an answer in one tab is an answer in the other', async () => {
  const page = await newVisitor()
  await page.goto('/nl/')
  const other = await page.context().newPage()
  await other.goto('/nl/te-koop/')
  await dialogOf(other).waitFor({ state: 'visible' })
  await button(page, 'Alleen noodzakelijke').click()
  await dialogOf(other).waitFor({ state: 'hidden' })
})

test('C1 where the browser keeps nothing the answer holds for its page', async () => {
  const page = await newVisitor()
  const heard = await hearConsent(page)
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem']) {
      Object.defineProperty(Storage.prototype, name, {
        value() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/nl/?setcookies')
  await button(page, 'Alles aanvaarden').click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await heard()).toEqual([everything])
  await page.goto('/nl/te-koop/')
  await dialogOf(page).waitFor({ state: 'visible' })
})

test('C1 without scripts nothing is asked, for nothing is used', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/nl/')
  expect(await dialogOf(page).isVisible()).toBe(false)
  const policy = await settingsOf(page).getAttribute('href')
  expect((await ask(policy ?? '')).status).toBe(200)
})

test('C1 the server is told what was chosen and with which words, and takes it', async () => {
  const page = await newVisitor()
  await page.goto('/fr/')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button(page, 'Tout accepter').click(),
  ])
  const { necessary: _, ...categories } = everything
  expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/fr/consent/', 204])
  expect(answer.request().postDataJSON()).toEqual({
    action: 'accept-all',
    version: await dialogOf(page).getAttribute('data-version'),
    ...categories,
  })
  expect(answer.request().headers().cookie).toBeUndefined()
})

test('C1 a proof that does not arrive keeps nobody waiting', async () => {
  const page = await newVisitor({ expected: [/consent/] })
  await page.route('**/consent/', (route) => route.abort())
  await page.goto('/nl/')
  await button(page, 'Alleen noodzakelijke').click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect((await kept(page)).consent).toEqual(onlyNecessary)
})

test('C1 the address of proofs answers to our own pages, and holds nothing to read', async () => {
  expect((await ask('/nl/consent/')).status).toBe(405)
  const post = (headers: Record<string, string>, body: string) =>
    ask('/nl/consent/', { method: 'POST', headers, body })
  expect((await post({ origin: 'https://elsewhere.example' }, '{}')).status).toBe(403)
  const broken = await post({ origin: baseUrl() }, '{"action":')
  expect([broken.status, broken.body]).toEqual([400, ''])
})

test('S9 an agency without accounts asks nothing of anybody else, whatever is accepted', async () => {
  const page = await newVisitor()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/nl/')
  await button(page, 'Alles aanvaarden').click()
  await page.goto('/nl/te-koop/')
  await page.waitForLoadState('networkidle')
  const urls = requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'))
  expect(urls.length).toBeGreaterThan(5)
  expect(urls.filter((url) => !url.startsWith(`${baseUrl()}/`))).toEqual([])
  expect(urls.filter((url) => url.includes('tags'))).toEqual([])
})

/** Where everything on the page stands, but the dialog, and pictures: one grows below the pointer. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) :not(img)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${x} ${y} ${width} ${height}`
    }),
  )

test('C1 nothing on the page moves when the dialog opens, with either layer', async () => {
  for (const viewport of [phone, desktop]) {
    const page = await newVisitor({ viewport })
    const shifts = await watchShifts(page)
    await page.goto('/nl/te-koop/')
    await dialogOf(page).waitFor({ state: 'visible' })
    await page.waitForLoadState('networkidle')
    await drawn(page)
    expect(await shifts()).toEqual([])
    // The dialog itself grows by the first click, and the second closes it.
    const places = await placesOf(page)
    expect(places.length).toBeGreaterThan(500)
    const moved = async () => (await placesOf(page)).filter((place, index) => place !== places[index])
    await button(page, 'Instellingen').click()
    await drawn(page)
    expect(await moved()).toEqual([])
    await button(page, 'Keuze opslaan').click()
    await drawn(page)
    expect(await moved()).toEqual([])
  }
})

test('C1 nothing has to be scrolled sideways, and every answer is in view, down to 320 px', async () => {
  const page = await newVisitor()
  const sizes = [
    [320, 568],
    [360, 740],
    [844, 390],
  ] as const
  for (const [locale, ...names] of words) {
    await page.goto(`/${locale}/`)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const name of names) {
        const box = await button(page, name).boundingBox()
        expect([width, locale, name, (box?.y ?? 0) + (box?.height ?? 0) <= height]).toEqual([
          width,
          locale,
          name,
          true,
        ])
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
    }
    await button(page, names[2]).click()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const across = await page.evaluate(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        (document.querySelector('#consent')?.scrollWidth ?? 0) -
          (document.querySelector('#consent')?.clientWidth ?? 0),
      ])
      expect([width, locale, ...across]).toEqual([width, locale, 0, 0])
    }
  }
})

test('C1 axe finds nothing in either layer of the dialog', async () => {
  for (const viewport of [phone, desktop]) {
    const page = await newVisitor({ viewport, context: { reducedMotion: 'reduce' } })
    await page.goto('/nl/te-koop/')
    await dialogOf(page).waitFor({ state: 'visible' })
    expect(await findings(page)).toEqual([])
    await button(page, 'Instellingen').click()
    expect(await findings(page)).toEqual([])
  }
})

test('C1 who asked for less motion sees the dialog at once', async () => {
  const page = await newVisitor({ context: { reducedMotion: 'reduce' } })
  await page.goto('/nl/')
  await dialogOf(page).waitFor({ state: 'visible' })
  expect(await dialogOf(page).evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
})
