import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, goOn, person, post, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const agency = 'hallo@tilia.example'
const leadOf = async (email: string) => {
  const find = async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email)
  await expect.poll(find).toBeDefined()
  return (await find())?.text.replaceAll('\u00a0', ' ')
}

const online = '/nl/gratis-schatting/online-schatting/'
const place = { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp' }
const house = {
  propertyType: 'house',
  livingSurface: '160 m²',
  plotSurface: '700',
  condition: 'refresh',
}

test('F1 F5 D12 an online estimate with script: the range at once, how it was reached and what its owner keeps, on a page nobody guesses, mailed to both', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto(online)
  const form = formOf(page, 'contact-demand')
  expect(await form.locator('[name="slots"]').count()).toBe(0)
  await fill(form, place)
  await goOn(form, 'home')
  await fill(form, { ...house, energyLabel: 'C' })
  await goOn(form, 'person')
  await fill(form, person(email))
  await proven(form)
  await form.getByRole('button', { name: 'Toon mijn schatting' }).click()
  await page.waitForURL('**/nl/bedankt/gratis-schatting/?estimate=*')
  expect(await page.locator('h1').innerText()).toBe('Uw schatting')
  // 160 m² at € 2.950, −8%, 400 m² of plot more than usual at half of € 420; ±10%: the year is not known.
  const main = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
  expect(main).toContain('€ 465.000 tot € 575.000')
  expect(main).toContain('160 m² aan € 2.950 per m²')
  expect(main).toContain('Staat: Op te frissen (−8 %)')
  expect(main).toContain('omdat wij dit niet weten: het bouwjaar')
  expect(main).toContain('Prijspeil 1 oktober 2026')
  // The figure, why, what is left of it, and last who comes.
  expect(main).toMatch(
    /Zo komen we eraan[\s\S]*onlangs verkochten[\s\S]*Wat houdt u over[\s\S]*Wie komt er langs/,
  )
  // Dworp is part of Beersel, whose outline has another postal code.
  expect(await page.locator('main svg path').count()).toBeGreaterThan(1)
  const names = await page.locator('main svg text').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['midden: rond €\u00a0520.000', 'Beersel', 'Dworp']))
  expect(await findings(page)).toEqual([])

  // The panel of the sum ends below its words, however high the fields beside it are.
  const sum = page.locator('#keep h2 + div')
  const [words, panel] = [await sum.locator('> :last-child').boundingBox(), await sum.boundingBox()]
  expect((words?.y ?? 0) - (panel?.y ?? 0)).toBeLessThan(150)

  // 520.000 less 3,63 %, in tens, and the loan.
  await page.getByLabel('Nog terug te betalen aan de bank (€)').fill('120.000')
  await page.getByLabel('Attesten en keuringen (€)').fill('veel')
  await page.getByRole('button', { name: 'Herbereken' }).click()
  await page.waitForURL(/estimate=.*mortgage=120\.000.*#keep$/)
  const mirror = (await page.locator('#keep').innerText()).replaceAll('\u00a0', ' ')
  expect(mirror).toMatch(
    /Dat houdt u over\s+ca\. € 381\.120\s+Nog zonder attesten en werken\.[\s\S]*Ik verkoop voor/,
  )
  expect(await page.getByLabel('Attesten en keuringen (€)').getAttribute('aria-invalid')).toBe('true')
  expect(await findings(page)).toEqual([])

  // An agent's visit is asked for by one button: on a desk in the answer and beside who comes, on a phone always in view.
  const visit = page.locator('main').getByRole('link', { name: 'Laat een makelaar langskomen' })
  for (const [width, shown] of [
    [360, 1],
    [820, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    expect(await visit.filter({ visible: true }).count(), String(width)).toBe(shown)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const part of ['h1', '#reached', '#keep']) {
    await page.locator(part).scrollIntoViewIfNeeded()
    const box = await visit.filter({ visible: true }).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThanOrEqual(740)
  }

  const kept = await ask(new URL(page.url()).pathname + new URL(page.url()).search)
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
  expect(kept.body).toMatch(/<meta name="robots" content="noindex/)

  const [confirmation] = await mailsTo(email)
  expect(confirmation?.text.replaceAll('\u00a0', ' ')).toContain('€ 465.000 tot € 575.000')
  await page.goto(linkIn(confirmation as NonNullable<typeof confirmation>, /estimate=/))
  expect(await page.locator('h1').innerText()).toBe('Uw schatting')
  expect(await leadOf(email)).toMatch(/Kerkstraat 3[\s\S]*€ 465\.000 tot € 575\.000/)
})

test('F1 a link to an estimate that is not ours shows none, and the thanks alone show none either', async () => {
  const forged = await ask('/fr/merci/estimation-gratuite/?estimate=eyJkYXRhIjp7ImxlYWQiOjF9fQ.abc')
  expect([forged.status, forged.headers.get('cache-control')]).toEqual([410, 'private, no-store'])
  expect(forged.body).toContain('Ce lien n’est plus valable')
  const bare = await ask('/fr/merci/estimation-gratuite/')
  expect([bare.status, bare.body.includes('€')]).toEqual([200, false])
})

test('F1 L9 an appointment in French without script: a mistake keeps what was typed, a mailed link ends it', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  await page.goto('/fr/estimation-gratuite/prenez-rendez-vous/')
  const form = formOf(page, 'contact-demand')
  expect(await form.locator('[name="livingSurface"]').count()).toBe(0)
  await fill(form, { zip: 'B-1420' })
  await form.getByRole('button', { name: 'Continuer' }).click()
  const summary = form.getByRole('alert')
  expect(await summary.innerText()).toContain('L’adresse du bien à estimer est obligatoire')
  expect(await summary.innerText()).toContain('Commune est un champ obligatoire')
  expect(await form.locator('[name="zip"]').inputValue()).toBe('B-1420')
  await fill(form, { street: 'Rue du Village 7', city: 'Braine-l’Alleud' })
  await goOn(form, 'home')
  await fill(form, { propertyType: 'land', slots: '16-19' })
  await goOn(form, 'person')
  await form.getByRole('button', { name: 'Retour' }).click()
  expect(await form.locator('[name="slots"][value="16-19"]').isChecked()).toBe(true)
  await goOn(form, 'person')
  await fill(form, person(email))
  await form.getByRole('button', { name: 'Demander un rendez-vous' }).click()
  await page.waitForURL('**/fr/confirmer/')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()
  await page.waitForURL('**/fr/merci/estimation-gratuite/')
  const [, confirmation] = await mailsTo(email, 2)
  expect(confirmation?.text).toContain('16\u00a0h\u00a000\u00a0–\u00a019\u00a0h\u00a000')
  expect(await leadOf(email)).toContain('Soort pand: Grond')
})

test('F1 the address of the page fills in the first step; a step back, also the browser’s own, loses nothing', async () => {
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/gratis-schatting/?address=Kerkstraat+3,+1653+Dworp')
  const form = formOf(page, 'contact-demand')
  for (const [name, value] of Object.entries(place))
    expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(value)
  // Address, both ways and the button, in one line, are on the first screen of a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await form.getByRole('button', { name: 'Verder: uw pand' }).boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(740)
  expect(box?.height).toBeLessThan(60)
  // The house stands beside the title, higher than a strip; the steps below the form are columns where there is room.
  const title = await page.locator('h1').boundingBox()
  const picture = await page.locator('main picture').first().boundingBox()
  expect(picture?.x).toBeGreaterThanOrEqual((title?.x ?? 999) + (title?.width ?? 0))
  expect(picture?.height).toBeGreaterThan(picture?.width ?? 999)
  const rowsOfSteps = async () => {
    const items = await page.locator('main ol').filter({ hasText: 'die de straat kent' }).locator('li').all()
    return new Set(await Promise.all(items.map(async (item) => (await item.boundingBox())?.y))).size
  }
  expect(await rowsOfSteps()).toBe(3)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await rowsOfSteps()).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await form.locator('[name="variant"]:checked').inputValue()).toBe('online')
  await form.locator('[name="variant"][value="appointment"]').check()
  await goOn(form, 'home')
  await fill(form, { propertyType: 'land', slots: '14-16' })
  expect(await findings(page)).toEqual([])
  await page.goBack()
  await form.locator('[data-step="place"]').waitFor()
  await fill(form, { street: 'Kerkstraat 5' })
  await goOn(form, 'home')
  expect(await form.locator('[name="slots"][value="14-16"]').isChecked()).toBe(true)
  await form.getByRole('button', { name: 'Terug' }).click()
  await form.locator('[data-step="place"]').waitFor()
  expect(await form.locator('[name="street"]').inputValue()).toBe('Kerkstraat 5')
})

const seen = (field: Locator) => field.evaluate((one) => getComputedStyle(one).outlineStyle)
const hasFocus = (one: Locator) =>
  expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true)

test.each([
  ['with', true],
  ['without', false],
] as const)(
  'F2 M7 %s script, the keyboard alone: what land has not is not asked, the list of mistakes leads to its fields',
  async (_, javaScript) => {
    const page = await openWithoutPictures({ javaScript, address: freshAddress(), expected: [/422/] })
    await page.goto(online)
    const form = formOf(page, 'contact-demand')
    const bedrooms = form.locator('[data-field="bedrooms"]')
    await form.locator('[name="street"]').focus()
    await page.waitForLoadState('networkidle')
    for (const typed of ['Kerkstraat 3', '12', 'Dworp']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await hasFocus(form.getByRole('button', { name: 'Verder' }))
    await page.keyboard.press('Enter')
    const summary = form.getByRole('alert')
    await summary.waitFor()
    await hasFocus(summary)
    await page.keyboard.press('Tab')
    await hasFocus(summary.getByRole('link').first())
    await page.keyboard.press('Enter')
    await hasFocus(form.locator('[name="zip"]'))
    expect(await seen(form.locator('[name="zip"]'))).not.toBe('none')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('1653')
    await page.keyboard.press('Enter')
    await hasFocus(form.locator('[data-step="home"] > legend'))
    await page.keyboard.press('Tab')
    await hasFocus(form.locator('[name="propertyType"]').first())
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await form.locator('[name="propertyType"][value="land"]').isChecked()).toBe(true)
    await expect.poll(() => bedrooms.isVisible()).toBe(!javaScript)
    expect(await form.locator('[name="plotSurface"]').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await summary.waitFor()
    await hasFocus(summary)
    const said = await summary.innerText()
    expect(said).toContain('Grondoppervlakte in m² is een verplicht veld')
    expect(said).not.toMatch(/Staat|Bewoonbare oppervlakte/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await hasFocus(form.locator('[name="plotSurface"]'))
    await form.locator('[name="propertyType"][value="land"]').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => bedrooms.isVisible()).toBe(true)

    await page.goto('/nl/')
    await page.locator('footer [name="email"]').focus()
    await page.waitForLoadState('networkidle')
    await page.keyboard.type('ada@')
    await page.keyboard.press('Enter')
    const newsletter = formOf(page, 'sign-newsletter')
    await hasFocus(newsletter.getByRole('alert'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await hasFocus(newsletter.locator('[name="email"]'))
    expect(await seen(newsletter.locator('[name="email"]'))).not.toBe('none')
  },
)

test.each([
  ['nl', online, 'Het adres van de schatting is verplicht', 'Een postcode heeft vier cijfers'],
  ['fr', '/fr/estimation-gratuite/', 'L’adresse du bien à estimer est obligatoire', 'a quatre chiffres'],
  ['en', '/en/free-valuation/', 'The valuation address is required', 'A postcode has four digits'],
])('F2 the messages of a valuation in %s', async (_, path, address, zip) => {
  const { status, body } = await post(path, { form: 'contact-demand', zip: '12' })
  expect(status).toBe(422)
  expect(body).toContain(address)
  expect(body).toContain(zip)
})

const van = {
  nl: '/nl/aventure/van-hippomobile--a-louer/',
  fr: '/fr/aventure/van-hippomobile--a-louer/',
  en: '/en/adventure/horse-drawn-van-to-rent/',
}

test.each([
  [
    'nl',
    'De begindatum is onvolledig',
    'De einddatum is onvolledig of ongeldig',
    'De einddatum ligt vóór de begindatum',
    'De begindatum is al voorbij',
  ],
  [
    'fr',
    'La date de début est incomplète',
    'La date de fin est incomplète ou non valable',
    'La date de fin précède la date de début',
    'La date de début est déjà passée',
  ],
  [
    'en',
    'The start date is incomplete',
    'The end date is incomplete or invalid',
    'The end date is before the start date',
    'The start date has passed',
  ],
] as const)('A3 the messages of a stay in %s', async (locale, start, end, before, past) => {
  const said = { form: 'vehicle-request', ...person(freshMailbox()) }
  const problems = async (from: string, to: string) => (await post(van[locale], { ...said, from, to })).body
  expect(await problems('3/4', '')).toContain(start)
  expect(await problems('3/4', '31/2/2031')).toContain(end)
  expect(await problems('3/4/2031', '2031-04-02')).toContain(before)
  expect(await problems('3/4/2020', '10/4/2031')).toContain(past)
})

test('A3 the van for a week, in English with script: each way of writing a day is understood', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ locale: 'en-GB', address: freshAddress(), expected: [/422/] })
  await page.goto(van.en)
  await page.getByRole('link', { name: 'Ask below whether your dates are free' }).click()
  const form = formOf(page, 'vehicle-request')
  await fill(form, { from: '3/4/2020', to: '10-04-2031', ...person(email) })
  await form.getByRole('button', { name: 'Send the request' }).click()
  await form.getByRole('link', { name: 'The start date has passed' }).waitFor()
  expect(await findings(page)).toEqual([])
  await fill(form, { from: '3/4/2031' })
  await proven(form)
  await form.getByRole('button', { name: 'Send the request' }).click()
  await page.waitForURL('**/en/thank-you/vehicle-request/')
  const [confirmation] = await mailsTo(email)
  expect(confirmation?.text).toMatch(/From: 3 April 2031\nTo: 10 April 2031/)
  expect(await leadOf(email)).toMatch(/De woonwagen, met of zonder paard[\s\S]*Van: 3 april 2031/)
})

test('F1 the staff’s own test goes to the agency alone, and says how far it came', async () => {
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/testing-testing/')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  const note = freshMailbox('note')
  const form = formOf(page, 'testing-testing')
  await fill(form, { remark: note })
  await proven(form)
  await form.getByRole('button', { name: 'Verstuur de test' }).click()
  await page.waitForURL('**/nl/bedankt/testing-testing/?test=*')
  await expect
    .poll(() => page.locator('main').innerText())
    .toMatch(/Wachtrij\s+de mail werd opgenomen\s+Mailserver\s+nam de mail aan op/)
  expect(await findings(page)).toEqual([])
  const find = async () => (await mailsTo(agency)).filter(({ text }) => text.includes(note))
  await expect.poll(async () => (await find()).map(({ to }) => to)).toEqual([agency])
})

test('F1 who looks for the staff’s test finds it in no menu and no sitemap', async () => {
  const pages = await Promise.all(['/nl/', '/nl/contact/', '/sitemap.xml'].map((path) => ask(path)))
  for (const { body } of pages) expect(body).not.toContain('/testing-testing/')
})
