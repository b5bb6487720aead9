import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser'
import { charactersOf, fill, formOf, person } from './forms'
import { freshAddress, freshMailbox, mailsTo } from './mails'

/** Keeps back React, and with it every island, until it is let through. */
async function holdIslands(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/react-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}

const awake = (page: Page) => page.locator('main pignon-island[data-awake]').waitFor({ state: 'attached' })

test('F2 what is typed, chosen and focused before a form is awake stays', async () => {
  const page = await openPage({ address: freshAddress() })
  const { release } = await holdIslands(page)
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { title: 'ms', firstName: 'Lien', remark: 'Hallo', newsletter: 'yes' })
  await form.locator('[name="lastName"]').pressSequentially('D’Ho')
  release()
  await awake(page)
  await page.keyboard.type('ndt')
  expect(await form.locator('[name="lastName"]').inputValue()).toBe('D’Hondt')
  expect(await form.locator('[name="firstName"]').inputValue()).toBe('Lien')
  expect(await form.locator('[name="remark"]').inputValue()).toBe('Hallo')
  expect(await form.locator('[name="title"][value="ms"]').isChecked()).toBe(true)
  expect(await form.locator('[name="newsletter"]').isChecked()).toBe(true)
})

test('F2 what was sent before without the script, and is changed before the form is awake, stays changed', async () => {
  const page = await openPage({ address: freshAddress(), expected: [/422/] })
  const { release } = await holdIslands(page)
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { firstName: 'Lien', remark: 'Hallo' })
  await form.evaluate((one: HTMLFormElement) => one.submit())
  await form.getByRole('alert').waitFor()
  await fill(form, { firstName: 'Leen', remark: 'Hallo, is er een tuin?' })
  release()
  await awake(page)
  expect(await form.locator('[name="firstName"]').inputValue()).toBe('Leen')
  expect(await form.locator('[name="remark"]').inputValue()).toBe('Hallo, is er een tuin?')
})

test('F2 a form that is sent before it is awake waits for it, and answers in its place', async () => {
  const page = await openPage({ address: freshAddress(), expected: [/422/] })
  const { release } = await holdIslands(page)
  await page.goto('/nl/contact/')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  const form = formOf(page, 'site-contact')
  await form.getByRole('button', { name: 'Verstuur' }).click()
  release()
  await form.getByRole('alert').waitFor()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('F2 where the script of a form does not arrive the browser sends it', async () => {
  const page = await openPage({ address: freshAddress(), expected: [/422/, /ERR_FAILED/] })
  await page.route('**/assets/react-*.js', (route) => route.abort())
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { firstName: 'Lien' })
  await form.getByRole('button', { name: 'Verstuur' }).click()
  await form.getByRole('alert').waitFor()
  expect(await form.locator('[name="firstName"]').inputValue()).toBe('Lien')
})

test('T1 a picture that was chosen is still chosen after the form was refused', async () => {
  const page = await openPage({ address: freshAddress(), expected: [/422/] })
  await page.goto('/nl/getuigenissen/')
  const form = formOf(page, 'testimonial')
  const picture = form.locator('input[type="file"]')
  await picture.setInputFiles({ name: 'lien.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await form.locator('button.button-main').click()
  await form.getByRole('alert').waitFor()
  expect(await picture.evaluate((one: HTMLInputElement) => one.files?.[0]?.name)).toBe('lien.txt')
})

test('F3 a browser that cannot show that a human sends the form is asked for characters in its place', async () => {
  const email = freshMailbox()
  const page = await openPage({ address: freshAddress(), expected: [/422/, /ERR_FAILED/] })
  await page.route('**/challenge.json*', (route) => route.abort())
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(email), remark: 'Hallo' })
  await form.locator('button.button-main').click()
  const characters = form.locator('[name="captcha"]')
  await characters.waitFor()
  expect(await form.locator('[name="lastName"]').inputValue()).toBe('D’Hondt')
  const token = await form.locator('[name="challenge"]').inputValue()
  await characters.fill(charactersOf(token))
  await form.locator('button.button-main').click()
  await page.waitForURL('**/nl/bedankt/neem-contact-met-ons-op/')
  expect(await mailsTo(email)).toHaveLength(1)
})
