import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { usualWork } from '~/features/forms/proof-of-work.server'
import { ask, listingPath } from './answers'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, person, post, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const agency = 'hallo@tilia.example'
const mailToAgencyFrom = async (email: string) =>
  await expect
    .poll(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email))
    .toBeDefined()
    .then(async () => (await mailsTo(agency)).find(({ replyTo }) => replyTo === email))

test('F1 F5 a question about a listing, with script: sent without leaving the place, thanked, mailed to both', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress(), work: 'usual' })
  await page.goto(await listingPath(2706))
  await page.getByRole('button', { name: 'Meer informatie aanvragen' }).click()
  const form = formOf(page, 'contact-me')
  await fill(form, { ...person(email), remark: 'Is er een kelder?' })
  await proven(form)
  await form.getByRole('button', { name: 'Vraag inlichtingen' }).click()
  await page.waitForURL('**/nl/bedankt/contact-me/*')
  await expect.poll(() => page.locator('h1').innerText()).toBe('Bedankt')
  // The listing, and who answers.
  expect(await page.locator('aside a').first().getAttribute('href')).toContain('/2706/')
  expect(await page.locator('aside a[href^="tel:"]').count()).toBe(1)
  expect(await page.locator('main .button-main').getAttribute('href')).toContain('/2706/')

  const [confirmation] = await mailsTo(email)
  expect(confirmation?.subject).toBe('Uw bericht aan Tilia is aangekomen')
  expect(confirmation?.text).not.toMatch(/kelder|Lien|0470/)
  expect(confirmation?.text).toMatch(/€\s985\.000/)
  expect(confirmation?.text.replace(/\s+/g, ' ')).toContain(
    'Bel ons op 02 555 01 00 of schrijf naar hallo@tilia.example.',
  )
  const toAgency = await mailToAgencyFrom(email)
  expect(toAgency?.subject).toBe('Vraag om inlichtingen: Lien D’Hondt')
  expect(toAgency?.text).toMatch(/2706\//)
  expect(toAgency?.text).toContain('Is er een kelder?')
})

test('F3 a viewing asked for in French without script is confirmed by a mailed link', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  await page.goto(`${await listingPath(2706, 'fr')}#contact-appointment`)
  const form = formOf(page, 'contact-appointment')
  await fill(form, { ...person(email), slots: '14-16' })
  await form.getByRole('button', { name: 'Demander une visite' }).click()
  await page.waitForURL('**/fr/confirmer/')

  const [asked] = await mailsTo(email)
  expect(asked?.subject).toBe('Confirmez votre message à Tilia')
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()
  await page.waitForURL('**/fr/merci/contact-appointment/*')
  const [, confirmation] = await mailsTo(email, 2)
  expect(confirmation?.text).toContain('14\u00a0h\u00a000\u00a0–\u00a016\u00a0h\u00a000')
  expect((await mailToAgencyFrom(email))?.subject).toContain('Aanvraag voor een bezichtiging')

  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  expect(await page.locator('h1').innerText()).toBe('Ce lien ne fonctionne plus')
})

test('F1 A1 a viewing of a listing without free times asked for with script, in English', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ locale: 'en-GB', address: freshAddress() })
  await page.goto(await listingPath(2706, 'en'))
  const form = formOf(page, 'contact-appointment')
  await form.evaluate((one) => one.closest('dialog')?.showModal())
  await fill(form, { ...person(email), slots: '14-16' })
  await proven(form)
  await form.locator('button.button-main').click()
  await page.waitForURL('**/en/thank-you/contact-appointment/*')
  expect((await mailsTo(email))[0]?.text).toMatch(/14:00/)
})

const project = async (locale: string): Promise<string> =>
  /href="(\/en\/projects\/[^"#?]+\/\d+\/)"/.exec((await ask(`/${locale}/projects/`)).body)?.[1] ?? ''

type PlainJourney = [
  form: string,
  locale: string,
  pathOf: () => Promise<string>,
  more: Record<string, string>,
]

test.each<PlainJourney>([
  ['contact-me', 'fr', () => listingPath(2706, 'fr'), {}],
  ['contact-construction', 'en', () => project('en'), {}],
  [
    'vehicle-request',
    'nl',
    async () => '/nl/aventure/van-hippomobile--a-louer/',
    { from: '3/4/2031', to: '4/4/2031' },
  ],
])(
  'F1 F3 %s in %s without script: a mailed link, then thanks and a mail',
  async (form, locale, pathOf, more) => {
    const email = freshMailbox()
    const path = await pathOf()
    const asked = await post(path, { form, ...person(email), ...more })
    expect(asked.status).toBe(303)
    const [mail] = await mailsTo(email)
    const thanked = await post(linkIn(mail as NonNullable<typeof mail>), {})
    expect(thanked.headers.get('location')).toMatch(
      new RegExp(`^/${locale}/[^/]+/${form}/(?:[?](?:listing|project)=\\d+)?$`),
    )
    expect(await mailsTo(email, 2)).toHaveLength(2)
  },
)

test.each([
  ['with', true],
  ['without', false],
] as const)(
  'F2 %s script an empty form says what is missing, first of all, and leads there',
  async (_, javaScript) => {
    const page = await openWithoutPictures({ javaScript, address: freshAddress(), expected: [/422/] })
    await page.goto('/nl/contact/')
    const form = formOf(page, 'site-contact')
    await fill(form, { firstName: 'Lien' })
    await page.waitForLoadState('networkidle')
    await form.getByRole('button', { name: 'Verstuur' }).click()
    const summary = form.getByRole('alert')
    await summary.waitFor()
    await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.title()).toMatch(/^Fout: /)
    expect(await summary.innerText()).toContain('Kijk de velden in het rood na')
    await summary.getByRole('link', { name: 'Naam is een verplicht veld' }).click()
    const name = form.locator('[name="lastName"]')
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await form.locator('[name="firstName"]').inputValue()).toBe('Lien')
    if (javaScript) expect(await findings(page)).toEqual([])
  },
)

test.each([
  ['nl', 'Voornaam is een verplicht veld', 'Het e-mailadres is niet geldig'],
  ['fr', 'Prénom est un champ obligatoire', 'L’adresse e-mail n’est pas valable'],
  ['en', 'First name is a required field', 'The email address is not valid'],
])('F2 the messages of a form in %s', async (locale, required, invalid) => {
  const { status, body } = await post(await listingPath(2706, locale), {
    form: 'contact-me',
    email: 'nobody@',
  })
  expect(status).toBe(422)
  expect(body).toContain(required)
  expect(body).toContain(invalid)
})

test('F2 of several forms on a page only the one that was sent answers', async () => {
  const { body } = await post(await listingPath(2706), { form: 'contact-appointment', firstName: 'Lien' })
  const forms = body.split('data-form="').slice(1)
  const answered = forms.map((form) => [form.slice(0, form.indexOf('"')), form.includes('data-summary')])
  expect(answered.filter(([, isAnswered]) => isAnswered)).toEqual([['contact-appointment', true]])
})

test('F9 who sends very many forms from one address is asked to wait, and keeps what was typed', async () => {
  const from = { 'x-forwarded-for': freshAddress() }
  const said = { form: 'site-contact', ...person(freshMailbox()), remark: 'Hallo' }
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await post('/nl/contact/', said, from)).status)
  expect(statuses).toEqual([303, 303, 303, 429])
  const limited = await post('/nl/contact/', said, from)
  expect(limited.status).toBe(429)
  expect(limited.headers.get('cache-control')).toBe('private, no-store')
  expect(limited.body).toMatch(/Probeer het over \d+ minu(?:ut|ten) opnieuw/)
  expect(limited.body).toContain('value="D’Hondt"')
})

/** Networks are counted in spans of ten minutes: what begins near the end of one would be counted in two. */
async function untilSpanHasRoom() {
  const left = 600_000 - (Date.now() % 600_000)
  if (left < 60_000) await sleep(left + 500)
}

/** Begins so many forms from an address, and fills in none. @returns how much harder than usual a last one is */
async function beginMany(address: string, count: number): Promise<number> {
  const begin = () => ask('/nl/challenge.json?form=site-contact', { headers: { 'x-forwarded-for': address } })
  for (let begun = 0; begun < count; begun += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - begun) }, begin))
  return JSON.parse((await begin()).body).odds / usualWork.odds
}

test('S-03 where much comes from an address the work of its browsers is harder, and is done without a click more', async () => {
  await untilSpanHasRoom()
  const address = freshAddress()
  expect(await beginMany(freshAddress(), 1)).toBe(1)
  expect(await beginMany(address, 60)).toBe(2)
  const page = await openWithoutPictures({ address, work: 'usual' })
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(freshMailbox()), remark: 'Hallo' })
  await form.and(page.locator('[data-proven]')).waitFor({ state: 'attached', timeout: 300_000 })
  await form.getByRole('button', { name: 'Verstuur' }).click()
  await page.waitForURL('**/nl/bedankt/neem-contact-met-ons-op/')
})

test('J1 a question about a unit says which, and the agency reads it', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ locale: 'en-GB', address: freshAddress() })
  await page.goto('/en/projects/')
  await page.locator('main a[href*="/en/projects/"]').first().click()
  await page.getByRole('link', { name: /^Ask/ }).first().click()
  const form = formOf(page, 'contact-construction')
  await expect.poll(() => form.innerText()).toContain('About:')
  await fill(form, person(email))
  await proven(form)
  await form.getByRole('button', { name: 'Ask for information' }).click()
  await page.waitForURL('**/en/thank-you/contact-construction/*')
  expect((await mailsTo(email))[0]?.subject).toBe('Your message to Tilia has arrived')
  expect((await mailToAgencyFrom(email))?.text).toMatch(/Hof ter Linden, \S+\n1650 Beersel/)
})
