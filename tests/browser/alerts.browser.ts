import { expect, test } from 'vitest'
import { ask, textOf } from './answers'
import { findings } from './axe'
import { baseUrl, openPage, openWithoutPictures } from './browser'
import { fill, formOf, post } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const agency = 'hallo@tilia.example'
const bodyOf = (page: { locator(selector: string): { innerText(): Promise<string> } }) =>
  page.locator('main').innerText()

test('F7 P6 from a list to a confirmed search, changed and stopped, with script', async () => {
  const email = freshMailbox()
  const page = await openPage({ address: freshAddress() })
  await page.goto('/nl/te-koop/?city=Linkebeek%7C1630&type=1&priceMax=2000000')
  await page.getByRole('link', { name: 'Hou mij op de hoogte' }).first().click()
  const form = formOf(page, 'demand-register')
  expect(await form.locator('[name="zone"][value="1630"]').isChecked()).toBe(true)
  expect(await form.locator('[name="zone"][value="1630"]').isVisible()).toBe(true)
  expect(await form.locator('[name="type"][value="1"]').isChecked()).toBe(true)
  expect(await form.locator('[name="priceMax"]').inputValue()).toBe('2000000')
  const status = form.getByRole('status')
  expect(await status.innerText()).toMatch(/^Nu passe?n? er \d+ pand/)
  expect(await form.getByRole('button', { name: 'Hoeveel panden passen er nu?' }).count()).toBe(0)
  const many = await status.innerText()
  await fill(form, { priceMax: '1' })
  await expect.poll(() => status.innerText()).toBe('Nu past er nog geen enkel pand.')
  await fill(form, { priceMax: '2000000', email, firstName: 'Lien', rhythm: 'daily' })
  await expect.poll(() => status.innerText()).toBe(many)
  expect(await findings(page)).toEqual([])
  await form.getByRole('button', { name: 'Hou mij op de hoogte' }).click()
  await page.waitForURL('**/nl/bedankt/demand-register/')
  expect(await bodyOf(page)).toContain('Kijk nu in uw mailbox')

  const [asked] = await mailsTo(email)
  expect(asked?.subject).toBe('Bevestig uw zoekopdracht bij Tilia')
  expect(asked?.text).toContain('Linkebeek (1630)')
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ja, hou mij op de hoogte' }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe('Uw zoekopdracht loopt')
  // The heading comes before what stands below it.
  await expect.poll(() => bodyOf(page)).toContain(many.trim())
  expect(await findings(page)).toEqual([])
  const toAgency = await expect
    .poll(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email)?.subject)
    .toBe('Zoekopdracht: Lien')
    .then(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email))
  expect(toAgency?.text).toContain('Elke ochtend')

  const change = formOf(page, 'demand-register')
  const work: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('challenge.json')) work.push(request.url())
  })
  await fill(change, { places: 'Atlantis', priceMin: '3000000' })
  await change.getByRole('button', { name: 'Opslaan' }).click()
  const summary = change.getByRole('alert')
  await summary.waitFor()
  expect(await summary.innerText()).toContain('Deze plaats kennen we niet: Atlantis')
  expect(await summary.innerText()).toContain('Prijs tot (€): dit is lager dan het minimum')
  expect(await findings(page)).toEqual([])
  await fill(change, { places: 'Beersel, 1640', priceMin: '100000' })
  await change.getByRole('button', { name: 'Opslaan' }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe('Uw zoekopdracht is gewijzigd')
  await expect.poll(() => bodyOf(page)).toContain('Beersel, 1640')
  expect(work, 'asked of who has the link').toEqual([])
  const address = page.url()
  await page.getByRole('button', { name: 'Zet mijn zoekopdracht stop' }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe('Uw zoekopdracht is gestopt')
  expect(await findings(page)).toEqual([])
  expect((await ask(address.slice(baseUrl().length))).status).toBe(410)
})

test('F7 on a phone the form is short, and its button and count stay at the lower edge; in a low window they do not', async () => {
  for (const path of ['/nl/zoekopdracht/', '/fr/tenez-moi-au-courant/']) {
    const page = await openWithoutPictures({ viewport: { width: 360, height: 740 } })
    await page.goto(path)
    const form = formOf(page, 'demand-register')
    const bar = form.locator('[data-bottom-actions]')
    const box = async () => await bar.boundingBox().then((found) => found && found.y + found.height)
    expect((await form.boundingBox())?.height, 'one and a half screens').toBeLessThan(1110)
    expect(await box()).toBe(740)
    await form.locator('label:has([name="goal"])').first().click()
    await expect.poll(() => bar.getByRole('status').innerText()).toMatch(/\d/)
    expect(await bar.getByRole('button').count()).toBe(1)
    for (const choice of await form.locator('label:has([name="type"])').all())
      expect(await choice.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    await page.setViewportSize({ width: 360, height: 400 })
    expect(await box()).toBeGreaterThan(740)
  }
})

test('F7 P6 what the form has no field for is followed too, unless it is unticked', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/te-koop/?type=1&around=Linkebeek~5&with=garden&with=terrace')
  await page.getByRole('link', { name: 'Hou mij op de hoogte' }).first().click()
  const form = formOf(page, 'demand-register')
  const also = form.getByRole('group', { name: 'Ook uit uw zoekopdracht' }).getByRole('checkbox')
  // A click waits until the next page begins to come, not for its form.
  await expect
    .poll(() => also.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)))
    .toEqual(['around=Linkebeek~5', 'with=garden', 'with=terrace'])
  for (const box of await also.all()) expect(await box.isChecked()).toBe(true)
  const status = form.getByRole('status')
  const narrow = await status.innerText()
  await form.locator('[name="also"][value^="around="]').uncheck()
  await fill(form, { zone: 'luxembourg' })
  await expect.poll(() => status.innerText()).not.toBe(narrow)
  await form.getByRole('checkbox', { name: 'Terras' }).uncheck()
  expect(await findings(page)).toEqual([])
  await fill(form, { email, firstName: 'Lien', rhythm: 'weekly' })
  await form.getByRole('button', { name: 'Hou mij op de hoogte' }).click()
  await page.waitForURL('**/nl/bedankt/demand-register/')
  const [asked] = await mailsTo(email)
  expect(asked?.text).toContain('Tuin')
  expect(asked?.text).not.toMatch(/Terras|5 km/)
})

test('F7 K1 asked in French without script: what there is is said by a button, an empty form says what is missing', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  await page.goto('/fr/tenez-moi-au-courant/')
  const form = formOf(page, 'demand-register')
  // Places are asked in words; the list of them is folded until something in it is chosen or wrong.
  expect(await form.locator('[name="places"]').isVisible()).toBe(true)
  expect(await form.locator('[name="zone"]').first().isVisible()).toBe(false)
  await form.getByRole('button', { name: 'Tenez-moi au courant' }).click()
  await form.locator('[name="zone"]').first().waitFor({ state: 'visible' })
  const said = await formOf(page, 'demand-register').getByRole('alert').innerText()
  for (const message of [
    'Acheter ou louer est un champ obligatoire',
    'Choisissez au moins un type',
    'Choisissez au moins une région ou une commune',
    'Adresse e-mail est un champ obligatoire',
  ])
    expect(said).toContain(message)

  await fill(form, { goal: 'sale', type: '1', zone: 'brussels', email, rhythm: 'weekly' })
  await form.getByRole('button', { name: 'Combien de biens correspondent' }).click()
  expect(await form.getByRole('status').innerText()).toMatch(/^\d+ biens? correspond/)
  expect(page.url()).not.toContain('post.example')
  expect(await page.title()).not.toMatch(/^Erreur/)
  expect(await form.locator('[name="email"]').inputValue()).toBe(email)
  await form.getByRole('button', { name: 'Tenez-moi au courant' }).click()
  await page.waitForURL('**/fr/merci/demand-register/')
  const [asked] = await mailsTo(email)
  expect(asked?.subject).toBe('Confirmez votre recherche chez Tilia')
  const link = linkIn(asked as NonNullable<typeof asked>)
  await page.goto(link)
  await page.getByRole('button', { name: 'Oui, tenez-moi au courant' }).click()
  expect(await page.locator('h1').innerText()).toBe('Votre recherche est active')
  const [path, search] = page.url().slice(baseUrl().length).split('?')

  // More than a form takes is neither a change nor a click on "stop".
  const words = 'x'.repeat(70_000)
  const tooLong = await fetch(`${baseUrl()}${path}?${search}`, {
    method: 'POST',
    body: new URLSearchParams({ words }),
  })
  expect([tooLong.status, await tooLong.text()]).toEqual([413, expect.stringContaining('trop volumineux')])
  expect((await ask(`${path}?${search}`)).status).toBe(200)

  // The one click of a mail program: no Origin, nothing but the address.
  const click = await fetch(`${baseUrl()}${path}?${search}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect([click.status, click.redirected]).toEqual([200, false])
  expect((await ask(`${path}?${search}`)).status).toBe(410)
})

test.each([
  [
    'en',
    '/en/search-alert/',
    ['Choose at least one property type', 'Choose at least one region or municipality'],
  ],
  ['nl', '/nl/zoekopdracht/', ['Kies minstens één type', 'Kies minstens één regio of gemeente']],
])('F2 F7 the messages of a search in %s', async (_, path, messages) => {
  const { status, body } = await post(path, { form: 'demand-register' })
  expect(status).toBe(422)
  for (const message of messages) expect(textOf(body)).toContain(message)
})

test('F7 an address of a search that somebody made up opens nothing', async () => {
  for (const token of ['', 'x', 'eyJkYXRhIjp7fX0.abc'])
    expect((await ask(`/nl/mijn-zoekopdracht/?token=${token}`)).status).toBe(410)
  const stranger = await fetch(`${baseUrl()}/nl/mijn-zoekopdracht/?token=x`, { method: 'POST' })
  expect(stranger.status).toBe(410)
})

test('F7 the count as JSON holds words and a list, and nonsense asks nothing', async () => {
  const { body, headers } = await ask(
    '/en/demand/count.json?goal=rent&type=3&zone=brussels&zone=x%27%22&priceMax=abc',
  )
  expect(headers.get('cache-control')).toContain('no-store')
  expect(JSON.parse(body).text).toMatch(/^(\d+|No) propert/)
})
