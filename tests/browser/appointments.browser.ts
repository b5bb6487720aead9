import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, listingPath, mainOf } from './answers'
import { calendarNews, slotsOf, startOf } from './appointments'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, person, post, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const heading = (page: Page) => page.locator('h1').innerText()
test('A1 S-17 a viewing booked with script and confirmed by its link, moved and cancelled by its link, each told by mail with a calendar file', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/422/] })
  await page.goto(await listingPath(2706))
  await page.getByRole('link', { name: 'Bezichtiging aanvragen' }).click()
  await page.waitForURL('**/nl/afspraak/?listing=2706')
  await page.getByRole('link', { name: 'Volgende week' }).click()
  await page.waitForURL('**from=*')
  expect(await findings(page)).toEqual([])
  const form = formOf(page, 'book-viewing')
  const first = form.locator('[name="slot"]').first()
  const slot = (await first.getAttribute('value')) ?? ''
  const chosen = form.locator('[data-chosen]')
  expect(await chosen.innerText()).toBe('Kies een dag en een uur')
  await fill(form, { slot, ...person(email), agreed: 'yes' })
  await expect.poll(() => chosen.innerText()).toMatch(/^\w+dag \d+ \w+ \d{4}, \d+\.\d\d – \d+\.\d\d$/i)
  await proven(form)
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  await page.waitForURL('**/nl/bevestigen/?held')
  expect(await heading(page)).toBe('Bevestig uw afspraak')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Ja, dit heb ik verstuurd' }).click()
  await page.waitForURL('**/nl/afspraak/beheren/**')
  await expect.poll(() => heading(page)).toBe('Uw afspraak is bevestigd')
  expect(await findings(page)).toEqual([])
  const [, booked] = await mailsTo(email, 2)
  expect(booked?.subject).toMatch(/^Bevestigd: \w+dag \d+ \w+ \d{4}, \d+\.\d\d – \d+\.\d\d uur$/)
  expect(booked?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])
  const news = calendarNews(booked as NonNullable<typeof booked>)
  expect(news).toMatchObject({ method: 'REQUEST', sequence: 0, start: startOf(slot).toISOString() })
  expect(
    slotsOf((await ask(`${new URL(page.url()).pathname.replace('beheren/', '')}?listing=2706`)).body),
  ).not.toContain(slot)

  await page.goto(linkIn(booked as NonNullable<typeof booked>))
  await page.locator('summary', { hasText: 'Verplaatsen' }).click()
  const other = (await page.locator('#move [name="slot"]').nth(1).getAttribute('value')) ?? ''
  await fill(page.locator('#move'), { slot: other })
  await page.getByRole('button', { name: 'Verplaats naar dit moment' }).click()
  const [, , moved] = await mailsTo(email, 3)
  expect(moved?.subject).toMatch(/^Verplaatst naar /)
  expect(await heading(page)).toBe('Uw afspraak is verplaatst')
  expect(await findings(page)).toEqual([])

  await page.goto(linkIn(moved as NonNullable<typeof moved>))
  await page.locator('summary', { hasText: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Annuleer mijn afspraak' }).click()
  await expect.poll(() => heading(page)).toBe('Uw afspraak is geannuleerd')
  const [, , , cancelled] = await mailsTo(email, 4)
  expect(cancelled?.subject).toMatch(/^Geannuleerd: /)
  const struck = calendarNews(cancelled as NonNullable<typeof cancelled>)
  expect(struck).toMatchObject({ method: 'CANCEL', uid: news.uid, sequence: 2, status: 'CANCELLED' })
  expect(await findings(page)).toEqual([])

  // The browser has confirmed the address.
  await page.goto('/nl/afspraak/?listing=2706')
  await fill(form, { slot: slotsOf(await page.content()).at(-1) ?? '', ...person(email), agreed: 'yes' })
  await proven(form)
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  await page.waitForURL('**/nl/afspraak/beheren/**')
  await page.locator('summary', { hasText: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Annuleer mijn afspraak' }).click()
  await expect.poll(() => heading(page)).toBe('Uw afspraak is geannuleerd')
})

test('A1 A2 in French without script: statements with their figures, a week further, what was typed kept, booked by a mailed link, cancelled', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  await page.goto('/fr/rendez-vous/?listing=2687')
  await page.getByRole('link', { name: 'Semaine suivante' }).click()
  await page.waitForURL('**from=*')
  const form = formOf(page, 'book-viewing')
  const words = (await form.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const said of [
    'Le propriétaire demande des revenus nets d’au moins € 4.200 par mois.',
    'Le loyer du premier mois est de € 1.390.',
    'Les charges du premier mois sont de € 35.',
    'La garantie locative est de 3 mois de loyer, soit € 4.170.',
    'Total à payer au début de la location : € 5.855.',
  ])
    expect(words).toContain(said)
  const slot = (await form.locator('[name="slot"]').last().getAttribute('value')) ?? ''
  await fill(form, { slot, ...person(email) })
  await form.getByRole('button', { name: 'Réserver cette visite' }).click()
  expect(await form.getByRole('alert').innerText()).toContain('Avant de réserver')
  expect(await form.locator(`[value="${slot}"]`).isChecked()).toBe(true)
  await form.locator('[name="agreed"]').check()
  await form.getByRole('button', { name: 'Réserver cette visite' }).click()
  await page.waitForURL('**/fr/confirmer/')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()
  await page.waitForURL('**/fr/rendez-vous/gerer/**')
  expect(await heading(page)).toBe('Votre rendez-vous est confirmé')
  const [, booked] = await mailsTo(email, 2)
  expect(booked?.subject).toMatch(/^Confirmé : /)
  await page.locator('summary', { hasText: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler mon rendez-vous' }).click()
  expect(await heading(page)).toBe('Votre rendez-vous est annulé')
})

test('A1 D8 a listing that is sold, rented or unknown cannot be booked: the page says so, and leads on', async () => {
  for (const [listing, status, said, onward] of [
    ['2674', 200, 'Property Sold', '/en/for-sale/'],
    ['2692', 200, 'The property you requested has been rented', '/en/for-rent/'],
    ['99999', 404, 'This property could not be found', '/en/for-sale/'],
    ['x', 404, 'This property could not be found', '/en/for-sale/'],
  ] as const) {
    const answer = await ask(`/en/appointment/?listing=${listing}`)
    expect([listing, answer.status, answer.headers.get('cache-control')]).toEqual([
      listing,
      status,
      'private, no-store',
    ])
    expect(mainOf(answer.body)).toContain(said)
    expect(mainOf(answer.body)).toMatch(new RegExp(`(href|action)="${onward}"`))
    expect(answer.body).not.toContain('The appointments are full')
  }
})

test('A1 a link that is none, or a calendar without its secret, shows nothing', async () => {
  expect((await ask('/nl/afspraak/beheren/?token=x.y')).status).toBe(410)
  expect((await post('/nl/afspraak/beheren/?token=x.y', { form: 'cancel-appointment' })).status).toBe(410)
  expect((await ask('/nl/afspraak/agenda.ics')).status).toBe(404)
  expect((await ask('/nl/afspraak/agenda.ics?token=x.y')).status).toBe(404)
})

test('A1 a valuation asks where the listing is, and is reached from the valuation page', async () => {
  const page = await openWithoutPictures({ javaScript: false, address: freshAddress(), expected: [/422/] })
  await page.goto('/nl/gratis-schatting/afspraak-maken/')
  await page.getByRole('link', { name: 'Kies zelf een dag en een uur' }).click()
  await page.waitForURL('**/nl/afspraak/')
  const form = formOf(page, 'book-valuation')
  await form.getByRole('button', { name: 'Boek deze afspraak' }).click()
  const summary = await form.getByRole('alert').innerText()
  for (const field of ['Dag en uur', 'Straat en nummer', 'Gemeente']) expect(summary).toContain(field)
})

test('F1 A1 a valuation booked without script by a mailed link', async () => {
  const email = freshMailbox()
  const slot = slotsOf((await ask('/nl/afspraak/')).body).at(-1) ?? ''
  const where = { street: 'Kerkstraat 3', zip: '1653', city: 'Dworp', propertyType: 'house' }
  await post('/nl/afspraak/', { form: 'book-valuation', slot, ...where, ...person(email) })
  const [asked] = await mailsTo(email)
  const booked = await post(linkIn(asked as NonNullable<typeof asked>), {})
  expect(booked.headers.get('location')).toMatch(/^\/nl\/afspraak\/beheren\//)
  const [, mail] = await mailsTo(email, 2)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])
  await post(booked.headers.get('location') ?? '', { form: 'cancel-appointment' })
})
