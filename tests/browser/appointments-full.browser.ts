import { expect, test } from 'vitest'
import { brusselsDay } from '~/kernel/calendar'
import { addDays } from '~/kernel/wall-time'
import { ask } from './answers'
import { agencyCalendar, bookedBy, calendarNews, openTimes, slotsOf, startOf } from './appointments'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, person, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const inDays = (days: number) => addDays(brusselsDay(new Date()), days)
const at = (day: string, from: string, until: string) => ({ day, times: [{ from, until }] })
/** Two times in all, a week apart. */
const few = {
  id: 'few',
  kind: 'viewing',
  minutes: 60,
  exceptions: [at(inDays(10), '10:00', '11:00'), at(inDays(17), '15:00', '16:00')],
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('A1 with script the second at a time is told so, finds what is free and all they typed, and books that', async () => {
  await openTimes([few])
  const path = '/nl/afspraak/?listing=2704'
  const [quick, slow] = [freshMailbox('quick'), freshMailbox('slow')]
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/422/] })
  await page.goto(path)
  const form = formOf(page, 'book-viewing')
  const [slot = ''] = slotsOf(await page.content())
  await fill(form, { slot, ...person(slow), remark: 'We komen met drie', agreed: 'yes' })
  await bookedBy(quick, path, slot)
  await proven(form)
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  await expect.poll(() => form.getByRole('alert').innerText()).toContain('Dit moment is intussen bezet')
  // React sets it after it has drawn the answer.
  await expect.poll(() => page.title()).toMatch(/^Fout: /)
  const offered = form.locator('[name="slot"]')
  await expect.poll(() => offered.count()).toBe(1)
  const free = await offered.inputValue()
  expect(free).not.toBe(slot)
  for (const [name, value] of Object.entries({ email: slow, remark: 'We komen met drie', firstName: 'Lien' }))
    expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(value)
  expect(await form.locator('[name="agreed"]').isChecked()).toBe(true)
  expect(await findings(page)).toEqual([])
  await form.locator(`[value="${free}"]`).check()
  await proven(form)
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  await page.waitForURL('**/nl/bevestigen/?held')
  expect(await findings(page)).toEqual([])
  const [asked] = await mailsTo(slow)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Ja, dit heb ik verstuurd' }).click()
  await page.waitForURL('**/nl/afspraak/beheren/**')
  const [, booked] = await mailsTo(slow, 2)
  expect(calendarNews(booked as NonNullable<typeof booked>).start).toBe(startOf(free).toISOString())
})

test('A1 E1 without script: the last time is taken while somebody types, what they typed becomes a question; cancelled, it is free again', async () => {
  await openTimes([{ ...few, id: 'few-in-french' }])
  const path = '/fr/rendez-vous/?listing=2704'
  const [first, second, late] = [freshMailbox('first'), freshMailbox('second'), freshMailbox('late')]
  const page = await openWithoutPictures({
    javaScript: false,
    locale: 'fr-BE',
    address: freshAddress(),
    expected: [/422/],
  })
  const [slot = ''] = slotsOf((await ask(path)).body)
  await bookedBy(first, path, slot)
  await page.goto(path)
  const form = formOf(page, 'book-viewing')
  const [last = ''] = slotsOf(await page.content())
  await fill(form, { slot: last, ...person(late), remark: 'Le soir si possible', agreed: 'yes' })
  await form.getByRole('button', { name: 'Réserver cette visite' }).click()
  await page.waitForURL('**/fr/confirmer/')
  const own = await bookedBy(second, path, last)
  const [asked] = await mailsTo(late)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()

  await expect
    .poll(() => page.getByRole('heading', { name: 'Les rendez-vous sont complets' }).count())
    .toBe(1)
  expect(await page.getByRole('alert').innerText()).toContain('il n’y a plus d’autre moment libre')
  expect(await page.getByRole('link', { name: 'Tenez-moi au courant' }).getAttribute('href')).toMatch(
    /^\/fr\//,
  )
  expect(await page.getByRole('link', { name: 'Contactez-nous' }).first().getAttribute('href')).toBe(
    '/fr/contact/',
  )
  const question = formOf(page, 'contact-appointment')
  for (const [name, value] of Object.entries({ email: late, remark: 'Le soir si possible', listing: '2704' }))
    expect(await question.locator(`[name="${name}"]`).inputValue()).toBe(value)
  await question.locator('[type="submit"]').last().click()
  await page.waitForURL('**/fr/confirmer/')

  expect(slotsOf((await ask(path)).body)).toEqual([])
  await page.goto(own)
  await page.locator('summary', { hasText: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler mon rendez-vous' }).click()
  expect(slotsOf((await ask(path)).body)).toEqual([last])
})

test('A1 E1 with script in Dutch the full page says so at once, with a form to ask for another time', async () => {
  await openTimes([])
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/afspraak/?listing=2704')
  expect(await page.getByRole('heading', { name: 'De afspraken zijn volzet' }).count()).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await formOf(page, 'contact-appointment').count()).toBe(1)
  expect(await findings(page)).toEqual([])
  await page.goto('/nl/afspraak/')
  expect(await formOf(page, 'contact-demand').locator('[name="variant"]').inputValue()).toBe('appointment')
})

test('A1 without script who turns the week after something was wrong keeps what they typed', async () => {
  const page = await openWithoutPictures({ javaScript: false, address: freshAddress(), expected: [/422/] })
  await page.goto('/nl/afspraak/?listing=2706')
  const form = formOf(page, 'book-viewing')
  const email = freshMailbox()
  await fill(form, person(email))
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  expect(await form.getByRole('alert').innerText()).toContain('Dag en uur')
  const week = () => page.locator('#week p').innerText()
  const before = await week()
  await form.getByRole('button', { name: 'Volgende week' }).click()
  expect(await week()).not.toBe(before)
  expect(await form.getByRole('alert').count()).toBe(0)
  expect(await form.locator('[name="email"]').inputValue()).toBe(email)
  await form.locator('[name="email"]').press('Enter')
  expect(await form.getByRole('alert').innerText()).toContain('Dag en uur')
})

test('A1 a visitor in New York sees the times of Brussels, said to be so; their calendar has the same instant', async () => {
  const page = await openWithoutPictures({
    locale: 'en-US',
    address: freshAddress(),
    context: { timezoneId: 'America/New_York' },
  })
  const path = '/en/appointment/?listing=2706'
  await page.goto(path)
  expect(await page.getByText('All times are Belgian time.').isVisible()).toBe(true)
  const [slot = ''] = slotsOf(await page.content())
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Brussels',
    hour: 'numeric',
    minute: '2-digit',
  })
  const said = hour.format(startOf(slot)).replace(/^0/, '')
  expect(plain(await page.locator('label', { has: page.locator(`[value="${slot}"]`) }).innerText())).toMatch(
    new RegExp(`^${said} –`),
  )
  const email = freshMailbox('abroad')
  const own = await bookedBy(email, path, slot)
  await page.goto(own)
  expect(plain(await page.locator('dl').first().innerText())).toContain(`${said} –`)
  expect(await page.getByText('All times are Belgian time.').first().isVisible()).toBe(true)
  const mail = (await mailsTo(email, 2)).find(({ attachments }) => attachments.length > 0)
  const news = calendarNews(mail as NonNullable<typeof mail>)
  expect(news).toMatchObject({ method: 'REQUEST', sequence: 0, start: startOf(slot).toISOString() })
  const inCalendar = (await agencyCalendar()).find(({ uid }) => uid === news.uid)
  expect(inCalendar).toMatchObject({ method: 'PUBLISH', sequence: 0, start: news.start, status: 'CONFIRMED' })
})

test('A1 who confirms by a mailed link when the time is taken meanwhile finds the form as they filled it in', async () => {
  const path = '/nl/afspraak/?listing=2704'
  const [slow, quick] = [freshMailbox('slow'), freshMailbox('quick')]
  const slot = slotsOf((await ask(path)).body).at(-1) ?? ''
  const page = await openWithoutPictures({ javaScript: false, address: freshAddress(), expected: [/422/] })
  await page.goto(path)
  const form = formOf(page, 'book-viewing')
  await fill(form, { slot, ...person(slow), remark: 'Met de kinderen', agreed: 'yes' })
  await form.getByRole('button', { name: 'Boek deze bezichtiging' }).click()
  await page.waitForURL('**/nl/bevestigen/')
  const own = await bookedBy(quick, path, slot)
  const [mail] = await mailsTo(slow)
  await page.goto(linkIn(mail as NonNullable<typeof mail>))
  await page.locator('main form button').click()
  await page.waitForURL('**/nl/afspraak/?listing=2704&taken=1&token=*')
  expect(await page.getByRole('alert').innerText()).toContain('Dit moment is intussen bezet')
  expect(await form.locator('[name="remark"]').inputValue()).toBe('Met de kinderen')
  expect(slotsOf(await page.content())).not.toContain(slot)
  await page.goto(own)
  await page.locator('summary', { hasText: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Annuleer mijn afspraak' }).click()
})
