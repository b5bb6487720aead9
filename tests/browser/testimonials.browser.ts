import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { findings } from './axe'
import { openPage } from './browser'
import { fill, formOf, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const agency = 'hallo@tilia.example'
const picture = async () => ({
  name: 'ik.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7fa66b' } })
    .png()
    .toBuffer(),
})
const said = (email: string, name: string) => ({
  name,
  email,
  website: 'www.voorbeeld.example/over-mij',
  comment: 'Vlot verkocht.\nDank u',
})
const mailToAgencyFrom = async (email: string) =>
  await expect
    .poll(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email))
    .toBeDefined()
    .then(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email))

test('T1 E1 with script: a testimonial with a picture is sent, approved by the mailed link, shown, and taken off again', async () => {
  const email = freshMailbox()
  const name = `Lien ${email.slice(0, 14)}`
  const page = await openPage({ address: freshAddress() })
  await page.goto('/nl/getuigenissen/')
  const form = formOf(page, 'testimonial')
  // Who comes to read meets one line of it.
  expect(await form.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Schrijf uw getuigenis' }).first().click()
  await fill(form, said(email, name))
  await form.locator('[name="image"]').setInputFiles(await picture())
  await proven(form)
  await form.getByRole('button', { name: 'Getuigenis versturen' }).click()
  await page.waitForURL('**/nl/bedankt/testimonial/')
  expect(await page.locator('main').innerText()).toContain('We hebben uw getuigenis goed ontvangen')

  const [confirmation] = await mailsTo(email)
  expect(confirmation?.subject).toBe('Uw getuigenis voor Tilia is aangekomen')
  const toAgency = await mailToAgencyFrom(email)
  expect(toAgency?.attachments).toHaveLength(1)
  const shown = page.locator('figure', { hasText: name })
  await page.goto('/nl/getuigenissen/')
  expect(await shown.count()).toBe(0)

  const link = linkIn(toAgency as NonNullable<typeof toAgency>, /decision=approve/)
  await page.goto(link)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Op de site zetten', exact: true }).click()
  await page.getByRole('heading', { name: 'Deze getuigenis staat op de site' }).waitFor()
  // The site hears of the decision through the database, and keeps its pages until then.
  const shownNow = async () => {
    await page.goto('/nl/getuigenissen/')
    return await shown.locator('time').count()
  }
  await expect.poll(shownNow).toBe(1)
  const website = shown.getByRole('link', { name: 'voorbeeld.example' })
  expect(await website.getAttribute('rel')).toBe('nofollow ugc noopener')
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await findings(page)).toEqual([])

  await page.goto(link)
  await page.getByRole('button', { name: 'Van de site halen' }).click()
  await page.getByRole('heading', { name: 'Deze getuigenis is van de site gehaald' }).waitFor()
  await expect.poll(shownNow).toBe(0)
  expect(await shown.count()).toBe(0)
})

test('T1 cards beside each other are of one height, each home has its picture, and readers are led to a valuation', async () => {
  const page = await openPage()
  await page.goto('/fr/temoignages/')
  const main = page.locator('main')
  expect(await main.locator('.button-main').first().getAttribute('href')).toBe('/fr/estimation-gratuite/')
  const cards = main.locator('li:has(figure)')
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  const heights = boxes.filter((box) => box?.y === boxes[0]?.y).map((box) => Math.round(box?.height ?? 0))
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
  for (const title of ['Villa parmi les pins', 'Maison de 1932', 'Maison de village'])
    expect(await main.getByRole('link', { name: title }).locator('img').count(), title).toBe(1)
})

test('T1 on a phone the cards of the home page’s row are of one height, and what holds for all follows them', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/fr/')
  const row = page.locator('main ul:has(figure)')
  const cards = await row.locator('li > div').all()
  const heights = await Promise.all(
    cards.map(async (card) => Math.round((await card.boundingBox())?.height ?? 0)),
  )
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
  const authors = await Promise.all(
    (await row.locator('li:has(img) figcaption').all()).map((one) => one.boundingBox()),
  )
  expect(authors[0]?.y).toBeGreaterThan((await row.boundingBox())?.y ?? 9_999)
})

test('T1 F3 without script in French: a file that is no picture is said to be none, what was typed stays; the right one is kept while a link is mailed', async () => {
  const email = freshMailbox()
  const page = await openPage({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  await page.goto('/fr/temoignages/')
  await page.getByRole('button', { name: 'Écrivez votre témoignage' }).first().click()
  const form = formOf(page, 'testimonial')
  await fill(form, said(email, 'Zoé'))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await form.locator('[name="image"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: svg })
  const send = form.getByRole('button', { name: 'Envoyer le témoignage' })
  await send.click()
  expect(await form.getByRole('alert').innerText()).toContain('ce n’est pas une photo que nous pouvons lire')
  expect(await form.locator('[name="comment"]').inputValue()).toBe('Vlot verkocht.\nDank u')

  await form.locator('[name="image"][type="file"]').setInputFiles(await picture())
  await form.locator('[name="email"]').fill('zoe@')
  await send.click()
  await expect.poll(() => form.innerText()).toContain('Votre photo est déjà arrivée')
  await form.locator('[name="email"]').fill(email)
  await send.click()
  await page.waitForURL('**/fr/confirmer/')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()
  await page.waitForURL('**/fr/merci/testimonial/')
  const [, confirmation] = await mailsTo(email, 2)
  expect(confirmation?.subject).toBe('Votre témoignage pour Tilia est bien arrivé')
  expect((await mailToAgencyFrom(email))?.attachments).toHaveLength(1)
})

test('F11 the footer leads to what is kept of a visitor, in each language', async () => {
  for (const path of ['/nl/mijn-gegevens/', '/fr/mes-donnees/', '/en/my-data/'])
    expect((await ask(path.slice(0, 4))).body).toMatch(new RegExp(`<footer.*href="${path}"`, 's'))
})

test('F11 E1 E2 without script in English: what is kept of an address is seen, downloaded and erased by a mailed link', async () => {
  const email = freshMailbox()
  const page = await openPage({
    javaScript: false,
    locale: 'en-GB',
    address: freshAddress(),
    expected: [/422/, /410/],
  })
  await page.goto('/en/newsletter/')
  await fill(formOf(page, 'sign-newsletter'), { email })
  await formOf(page, 'sign-newsletter').getByRole('button', { name: 'Subscribe' }).click()
  await page.waitForURL('**/en/thank-you/sign-newsletter/')
  await page.goto('/en/privacy/')
  await page.getByRole('link', { name: 'See for yourself what the site knows about you' }).click()
  const form = formOf(page, 'my-data')
  await fill(form, { email })
  await form.getByRole('button', { name: 'Mail me a link' }).click()
  await page.waitForURL('**/en/my-data/?sent')

  const mails = await mailsTo(email, 2)
  const mail = mails.find(({ text }) => /my-data\/\?token=/.test(text))
  const link = linkIn(mail as NonNullable<typeof mail>, /my-data\/\?token=/)
  await page.goto(link)
  expect(await page.locator('main').innerText()).toContain('a copy of 1 email')
  const href = await page.getByRole('link', { name: /^Download everything/ }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-disposition']).toContain('my-data.json')
  expect(((await file.json()) as { mails: object[] }).mails).toHaveLength(2)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: 'Your data have been erased' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'We keep nothing about you' }).waitFor()
  expect(await page.locator('main').innerText()).toContain(`Person not found: about the address ${email}`)
})

test('F11 with script in Dutch: the same answer for an address of which nothing is known; axe finds nothing', async () => {
  const email = freshMailbox()
  const page = await openPage({ address: freshAddress() })
  await page.goto('/nl/mijn-gegevens/')
  expect(await findings(page)).toEqual([])
  const form = formOf(page, 'my-data')
  await fill(form, { email })
  await form.getByRole('button', { name: 'Mail mij een link' }).click()
  await page.waitForURL('**/nl/mijn-gegevens/?sent')
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Uw gegevens bij Tilia')
  await page.goto(linkIn(mail as NonNullable<typeof mail>))
  expect(await findings(page)).toEqual([])
})
