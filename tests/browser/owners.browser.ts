import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runCommand } from '../setup/run-command'
import { findings } from './axe'
import { type openPage, openWithoutPictures } from './browser'
import { fill, formOf } from './forms'
import { freshAddress, linkIn, mailsTo } from './mails'
import { choosePassword, invited, lastDays, logIn, password } from './owners'

const open = (visit: Parameters<typeof openPage>[0] = {}) =>
  openWithoutPictures({ address: freshAddress(), ...visit })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

test.each([
  ['nl', true, '/nl/mijn-panden/', 'Ongeldig e-mailadres of wachtwoord.', 'Uitloggen'],
  ['fr', false, '/fr/mes-biens/', 'E-mail et/ou mot de passe incorrect.', 'Se déconnecter'],
  ['en', true, '/en/my-properties/', 'The username or password is not correct.', 'Log out'],
])(
  'O1 O2 O3 E1 L7 an owner accepts the invitation, logs out and in again, in %s (scripts: %s)',
  async (locale, javaScript, portal, refused, logOut) => {
    const { email, link } = await invited('2706,2687', locale)
    const page = await open({ javaScript })
    await page.goto(link)
    await choosePassword(page)
    await page.waitForURL(`**${portal}`)
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(2)

    await page.getByRole('button', { name: logOut }).click()
    await page.waitForURL(`**/${locale}/login/?out`)
    await page.goto(portal)
    await page.waitForURL(`**/${locale}/login/?to=*`)
    await logIn(page, email, 'not the password')
    await page.waitForLoadState()
    expect(await page.getByRole('alert').textContent()).toBe(refused)
    expect(await page.locator('#login-email').inputValue()).toBe(email)
    await logIn(page, email)
    await page.waitForURL(`**${portal}`)

    const told = async () =>
      (await mailsTo('hallo@tilia.example')).find(({ text }) => text.includes(email))?.subject
    await expect.poll(told).toBe('Mia heeft ingelogd')
  },
)

test('O1 a forgotten password is replaced by a link that works once, and every other session ends', async () => {
  const { email, link } = await invited('2706', 'nl', runCommand)
  const other = await open()
  await other.goto(link)
  await choosePassword(other)
  await other.waitForURL('**/nl/mijn-panden/')

  const page = await open({ javaScript: false })
  await page.goto('/nl/login/')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur mij de link' }).click()
  await page.waitForURL('**/nl/login/vergeten/?sent')
  const mail = (await mailsTo(email, 2)).find(({ subject }) => subject.startsWith('Kies een nieuw'))
  if (!mail) throw new Error('no mail')
  await page.goto(linkIn(mail))
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('sunshine1234')
  await page.getByLabel('Nieuw wachtwoord, nog eens').fill('sunshine1234')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await page.waitForLoadState()
  expect(await page.getByRole('alert').textContent()).toContain('te makkelijk te raden')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een heel ander wachtwoord')
  await page.getByLabel('Nieuw wachtwoord, nog eens').fill('een heel ander wachtwoord')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await page.waitForURL('**/nl/mijn-panden/')

  await page.goto(linkIn(mail))
  expect(await heading(page)).toBe('Deze link werkt niet meer')
  await other.reload()
  await other.waitForURL('**/nl/login/?to=*')
})

test('O1 a second factor is set up with an app, asked for at the login, and replaced by a recovery code', async () => {
  const { email, link } = await invited('2706')
  const page = await open()
  await page.goto(link)
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  await page.getByRole('link', { name: 'Mijn account' }).click()
  // Who finds the screen open, or stole the session, does not know the password.
  await page.locator('#factor-start-current').fill('not the password')
  await page.getByRole('button', { name: 'Instellen' }).click()
  await page.getByRole('alert').getByText('Dit is niet uw huidige wachtwoord').waitFor()
  await page.locator('#factor-start-current').fill(password)
  await page.getByRole('button', { name: 'Instellen' }).click()
  const said = (await page.getByText('Of typ deze sleutel over').textContent()) ?? ''
  const secret = /[A-Z2-7]{32}/.exec(said)?.[0] ?? ''
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Code van zes cijfers uit de app').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  await page.getByRole('main').locator('code').first().waitFor()
  const codes = await page.getByRole('main').locator('code').allTextContents()
  expect(codes).toHaveLength(10)

  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await logIn(page, email)
  await page.getByRole('heading', { name: 'Bevestig met uw code' }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.waitForURL('**/nl/mijn-panden/')
  await page.goto('/nl/mijn-panden/account/')
  expect(await page.getByText('U hebt nog 9 herstelcodes.').count()).toBe(1)
})

test('O1 S-08 an owner sees where they are logged in, ends one session alone, and logs out everywhere', async () => {
  const { email, link } = await invited('2706')
  const page = await open()
  await page.goto(link)
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  const other = await open()
  await other.goto('/nl/login/?to=/nl/mijn-panden/2706/')
  await logIn(other, email)
  await other.waitForURL(({ pathname }) => pathname === '/nl/mijn-panden/2706/')

  await page.goto('/nl/mijn-panden/account/')
  expect(await page.getByText('dit toestel').count()).toBe(1)
  expect(await page.locator('section[aria-labelledby=sessions-title] li').count()).toBe(2)
  await page
    .getByRole('button', { name: / uitloggen$/ })
    .first()
    .click()
  await page.getByText('Dat toestel is uitgelogd.').waitFor()
  await other.goto('/nl/mijn-panden/')
  await other.waitForURL('**/nl/login/?to=*')
  await logIn(other, email)
  await other.waitForURL('**/nl/mijn-panden/')
  await page.getByRole('button', { name: 'Overal uitloggen' }).click()
  await page.waitForURL('**/nl/login/?out')
  for (const one of [page, other]) {
    await one.goto('/nl/mijn-panden/')
    await one.waitForURL('**/nl/login/?to=*')
  }
})

test('O2 O4 E1 a listing shows its price, state, facts, what is not there yet, and its manager', async () => {
  const { link } = await invited('2706')
  const page = await open()
  await page.goto(link)
  expect(await findings(page)).toEqual([])
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  const main = page.getByRole('main')
  // The address changes before React has rendered the page.
  await main.getByRole('article').first().waitFor()
  expect(await findings(page)).toEqual([])
  await main.getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/nl/mijn-panden/2706/')
  const manager = page.getByRole('complementary', { name: 'Uw beheerder' })
  await manager.waitFor()
  expect(await main.textContent()).toContain('985.000')
  const since = main.getByRole('table', { name: 'Evolutie van prijs en status' }).getByRole('row')
  expect(await since.nth(1).textContent()).toMatch(/985\.000Te koop$/)
  expect(await main.getByText('Op dit moment past dit pand bij geen enkele zoekopdracht').count()).toBe(1)
  expect(await manager.getByRole('link', { name: /^Mail .+@tilia\.example$/ }).count()).toBe(1)
  expect(await manager.getByRole('link', { name: /^Bel / }).count()).toBe(1)
  expect(await findings(page)).toEqual([])
  await page.goto('/nl/login/vergeten/')
  expect(await findings(page)).toEqual([])
})

test.each([true, false])(
  'S-06 F11 who has an access erased by a mailed link types its password too (scripts: %s)',
  async (javaScript) => {
    const { email, link } = await invited('2706', 'en')
    const page = await open({ javaScript, expected: [/422/] })
    await page.goto(link)
    await choosePassword(page)
    await page.waitForURL('**/en/my-properties/')
    await page.goto('/en/my-data/')
    await fill(formOf(page, 'my-data'), { email })
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.waitForURL('**/en/my-data/?sent')
    const mail = (await mailsTo(email, 2)).find(({ text }) => text.includes('/en/my-data/'))
    if (!mail) throw new Error('no mail')
    await page.goto(linkIn(mail, /my-data/))
    if (javaScript) expect(await findings(page)).toEqual([])
    const erase = async (typed: string) => {
      await page.locator('#erase-account-current').fill(typed)
      await page.getByRole('button', { name: 'Erase everything' }).click()
    }
    await erase('not the password')
    await page.getByRole('alert').getByText('This is not your current password').waitFor()
    await erase(password)
    await page.getByRole('heading', { name: 'Your data have been erased' }).waitFor()
    const subjects = (await mailsTo(email, 3)).map(({ subject }) => subject)
    expect(subjects).toContain('Your account was erased')
    await page.goto('/en/my-properties/')
    await page.waitForURL('**/en/login/?to=*')
  },
)

test('O2 O4 each page of the portal has one button in brick in sight, and a report its four figures', async () => {
  const { link } = await invited('2706,2687')
  const page = await open({ javaScript: false })
  await page.goto(link)
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  const brick = page.getByRole('main').locator('.button-main:visible')
  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return (box?.y ?? 740) + (box?.height ?? 0)
  }
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brick.allInnerTexts(), String(width)).toEqual(['Bekijk het volledige verslag'])
    // The way to a report has one size and place in every card: below the news, level with its left edge.
    const places = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const way = [...card.querySelectorAll('a')].find(({ className }) => /^button/.test(className))
        const box = way?.getBoundingClientRect() ?? new DOMRect()
        const news = way?.parentElement?.previousElementSibling?.getBoundingClientRect() ?? new DOMRect()
        return {
          ...{ x: box.x, width: box.width, height: box.height },
          isBelow: news.x === box.x && news.bottom < box.y,
        }
      }),
    )
    expect(places, String(width)).toHaveLength(2)
    expect(places[1], String(width)).toEqual(places[0])
    expect(places[0]?.isBelow, String(width)).toBe(true)
  }
  await page.goto('/nl/mijn-panden/2706/')
  const week = page.getByRole('region', { name: lastDays })
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brick.allInnerTexts(), String(width)).toEqual(['Stel een vraag'])
    expect(await bottomOf(brick), String(width)).toBeLessThanOrEqual(740)
    // The bar of a phone covers the lower edge.
    expect(await bottomOf(week.locator('dl')), String(width)).toBeLessThanOrEqual(664)
    expect(await brick.getAttribute('href')).toMatch(/^mailto:.+@tilia\.example\?subject=.*2706/)
    const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON())
    const counts = await Promise.all((await week.locator('dd:nth-of-type(1)').all()).map(boxOf))
    const labels = await Promise.all((await week.locator('dt').all()).map(boxOf))
    const rows = new Set(counts.map(({ y }) => y))
    expect([width, counts.length, rows.size]).toEqual([width, 4, width === 820 ? 1 : 2])
    for (const [at, count] of counts.entries())
      expect([labels[at].x, labels[at].y >= count.bottom - 8], String(width)).toEqual([count.x, true])
  }
})

test('O2 O4 on a phone a home is seen above its title, and the bar alone calls; every title has one size', async () => {
  const { link } = await invited('2706')
  const page = await open({ javaScript: false })
  await page.goto(link)
  await choosePassword(page)
  await page.waitForURL('**/nl/mijn-panden/')
  await page.goto('/nl/mijn-panden/2706/')
  const main = page.getByRole('main')
  const calls = main.getByRole('link', { name: /^Bel / })
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
  for (const [width, height, inSight] of [
    [360, 740, 1],
    // In a low window the bar stands at the end of the page.
    [360, 400, 2],
    [820, 740, 2],
    [1440, 740, 1],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect([width, height, await calls.filter({ visible: true }).count()]).toEqual([width, height, inSight])
    const sizes = await main
      .locator('section > h2, section div > h2, figcaption, caption:not(.visually-hidden)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
    expect(sizes.length).toBeGreaterThan(6)
    expect([width, new Set(sizes).size]).toEqual([width, 1])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await topOf(main.locator('img').first())).toBeLessThan(
    await topOf(main.getByRole('heading', { level: 1 })),
  )
})
