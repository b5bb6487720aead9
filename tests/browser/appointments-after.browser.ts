import { expect, test } from 'vitest'
import { ask } from './answers'
import { agencyCalendar, bookedBy, calendarNews, slotsOf, timePasses } from './appointments'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const words = {
  nl: {
    path: '/nl/afspraak/?listing=2687',
    reminded: 'Morgen: uw afspraak met Tilia',
    asked: 'Hoe verliep uw bezichtiging?',
    past: 'Deze afspraak is voorbij',
    answers: ['Het beviel me', 'Te hoog', 'Ik denk er nog over na'],
    send: 'Verstuur',
    thanks: 'Bedankt voor uw antwoorden.',
  },
  fr: {
    path: '/fr/rendez-vous/?listing=2687',
    reminded: 'Demain : votre rendez-vous avec Tilia',
    asked: 'Comment s’est passée votre visite ?',
    past: 'Ce rendez-vous est passé',
    answers: ['Il m’a plu', 'Trop élevé', 'J’y réfléchis encore'],
    send: 'Envoyer',
    thanks: 'Merci de vos réponses.',
  },
} as const

test.each([
  ['nl', true],
  ['fr', false],
] as const)(
  'A1 in %s, script %s: reminded the day before, asked after the viewing, the answers reach the agency',
  async (locale, javaScript) => {
    const said = words[locale]
    const email = freshMailbox('after')
    const slot = slotsOf((await ask(said.path)).body).at(-1) ?? ''
    await bookedBy(email, said.path, slot)
    await mailsTo(email, 2)
    const time = await timePasses(email)

    await time.toDayBefore()
    const reminder = (await mailsTo(email, 3)).at(-1)
    expect([reminder?.subject, reminder?.attachments.length]).toEqual([said.reminded, 0])

    await time.toAfterwards()
    const asked = (await mailsTo(email, 4)).at(-1)
    expect(asked?.subject).toBe(said.asked)
    const page = await openWithoutPictures({ javaScript, locale: `${locale}-BE`, address: freshAddress() })
    await page.goto(linkIn(asked as NonNullable<typeof asked>))
    expect(await page.locator('h1').innerText()).toBe(said.past)
    if (javaScript) expect(await findings(page)).toEqual([])
    for (const answer of said.answers) await page.getByLabel(answer, { exact: true }).check()
    const remark = `Op tijd ontvangen, ${email}`
    await page.locator('#feedback-remark').fill(remark)
    await page.getByRole('button', { name: said.send }).click()
    await expect.poll(() => page.locator('main').innerText()).toContain(said.thanks)
    expect(await page.locator('#feedback-remark').count()).toBe(0)
    if (javaScript) expect(await findings(page)).toEqual([])

    const told = async () => (await mailsTo('hallo@tilia.example')).find(({ text }) => text.includes(remark))
    await expect.poll(told).toBeDefined()
    const mail = await told()
    expect(mail?.subject).toMatch(/^Na de bezichtiging: Lien D’Hondt, /)
    expect(mail?.text).toContain('Wat vond u van de prijs?: Te hoog')
  },
  120_000,
)

test('A1 moved and cancelled: the visitor’s calendar and the agency’s follow, by one identity and a number that counts on', async () => {
  const email = freshMailbox('calendar')
  const path = '/fr/rendez-vous/?listing=2687'
  const [slot = '', other = ''] = slotsOf((await ask(path)).body).slice(-3)
  const own = await bookedBy(email, path, slot)
  const page = await openWithoutPictures({ javaScript: false, locale: 'fr-BE', address: freshAddress() })
  const newest = async (count: number) => {
    const mail = (await mailsTo(email, count)).at(-1)
    return calendarNews(mail as NonNullable<typeof mail>)
  }
  const booked = await newest(2)
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED' })

  await page.goto(own)
  await page.locator('summary', { hasText: 'Déplacer' }).click()
  await fill(page.locator('#move'), { slot: other })
  await page.getByRole('button', { name: 'Déplacer à ce moment' }).click()
  const moved = await newest(3)
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, sequence: 1, status: 'CONFIRMED' })
  expect(moved.start).not.toBe(booked.start)
  const kept = async () => (await agencyCalendar()).find(({ uid }) => uid === booked.uid)
  expect(await kept()).toMatchObject({ sequence: 1, start: moved.start })

  await page.locator('summary', { hasText: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler mon rendez-vous' }).click()
  expect(await newest(4)).toEqual({
    ...{ method: 'CANCEL', uid: booked.uid, sequence: 2, status: 'CANCELLED' },
    start: moved.start,
  })
  expect(await kept()).toBeUndefined()
})

test('A1 a time is chosen, moved and cancelled with the keyboard alone', async () => {
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto('/nl/afspraak/?listing=2706')
  const slots = page.locator('[name="slot"]')
  await page.locator('#week a').last().focus()
  await page.keyboard.press('Tab')
  const days = page.locator('[name="day"]:enabled')
  expect(await days.first().evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await days.nth(1).isChecked()).toBe(true)
  expect(await slots.first().isVisible()).toBe(false)
  // Late in the day the first day has one time left, or none.
  const shown = page.locator('[name="slot"]:visible')
  while ((await shown.count()) < 2) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  expect(await shown.first().evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await shown.first().evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.keyboard.press('ArrowDown')
  expect(await shown.nth(1).isChecked()).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await shown.first().isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')

  const email = freshMailbox('keys')
  const slot = (await slots.last().getAttribute('value')) ?? ''
  await page.goto(await bookedBy(email, '/nl/afspraak/?listing=2706', slot))
  await page.locator('#move summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.locator('#move [name="slot"]:checked').count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await mailsTo(email, 3)
  // The mail may be there before the browser shows the answer.
  await expect.poll(() => page.locator('h1').innerText()).toBe('Uw afspraak is verplaatst')
  await page.waitForLoadState()
  await page.locator('summary', { hasText: 'Annuleren' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('h1').innerText()).toBe('Uw afspraak is geannuleerd')
})
