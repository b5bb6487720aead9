import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, openWithoutPictures } from './browser'
import { fill, formOf, person, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

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
  const page = await openWithoutPictures({ address: freshAddress() })
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

test('F2 a letter that is typed while React takes a long text over stays', async () => {
  const page = await openWithoutPictures({ address: freshAddress() })
  const { release } = await holdIslands(page)
  await page.goto('/nl/contact/')
  const remark = formOf(page, 'site-contact').locator('[name="remark"]')
  await remark.fill('Hall')
  await page.evaluate(typeOnceRead, 'Hallo')
  release()
  await awake(page)
  await expect.poll(() => remark.inputValue()).toBe('Hallo')
})

/** In the page: types a text as soon as a long text is read, which a component does before React writes into it. */
function typeOnceRead(text: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  if (!value) throw new Error('fields have no value')
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    ...value,
    get(this: HTMLTextAreaElement) {
      Object.defineProperty(HTMLTextAreaElement.prototype, 'value', value)
      const before: unknown = value.get?.call(this)
      value.set?.call(this, text)
      this.dispatchEvent(new InputEvent('input', { bubbles: true }))
      return before
    },
  })
}

test('F2 what was sent before without the script, and is changed before the form is awake, stays changed', async () => {
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/422/] })
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
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/422/] })
  const { release } = await holdIslands(page)
  await page.goto('/nl/contact/')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  const form = formOf(page, 'site-contact')
  await form.getByRole('button', { name: 'Verstuur' }).click()
  release()
  await form.getByRole('alert').waitFor()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('F2 whoever comes back to a form that a browser kept as it was sent can send another', async () => {
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/ERR_ABORTED/] })
  const email = freshMailbox()
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(email), remark: 'Hallo' })
  await proven(form)
  // The browsers of tests keep no page: this one is not left, and told that it was.
  const thanks = '**/nl/bedankt/neem-contact-met-ons-op/'
  const isLeaving = Promise.withResolvers<void>()
  await page.route(thanks, async (route) => {
    isLeaving.resolve()
    await route.abort('aborted')
  })
  await form.locator('button.button-main').click()
  await isLeaving.promise
  await page.unroute(thanks)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await fill(form, { remark: 'Hallo, nog iets' })
  await proven(form)
  await form.locator('button.button-main').click()
  await page.waitForURL(thanks)
  expect(await mailsTo(email, 2)).toHaveLength(2)
})

test('F2 where the script of a form does not arrive the browser sends it', async () => {
  const page = await openWithoutPictures({ address: freshAddress(), expected: [/422/, /ERR_FAILED/] })
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
  await page.getByRole('button', { name: 'Schrijf uw getuigenis' }).first().click()
  const form = formOf(page, 'testimonial')
  const picture = form.locator('input[type="file"]')
  await picture.setInputFiles({ name: 'lien.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await form.locator('button.button-main').click()
  await form.getByRole('alert').waitFor()
  expect(await picture.evaluate((one: HTMLInputElement) => one.files?.[0]?.name)).toBe('lien.txt')
})

/** Sends a form whose challenge is answered so, and confirms it by the mailed link. */
async function sendWithChallenge(answer: Parameters<Page['route']>[1]) {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress(), work: 'usual', expected: [/ERR_FAILED/] })
  await page.route('**/challenge.json*', answer)
  await page.goto('/nl/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(email), remark: 'Hallo' })
  const before = Date.now()
  await form.locator('button.button-main').click()
  await page.waitForURL('**/nl/bevestigen/')
  const waited = Date.now() - before
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Ja, dit heb ik verstuurd' }).click()
  await page.waitForURL('**/nl/bedankt/neem-contact-met-ons-op/')
  return waited
}

test('F3 a browser that cannot show that a human sends the form is mailed a link', async () => {
  await sendWithChallenge((route) => route.abort())
})

test('S-18 a browser that is not done with its work three seconds after sending is mailed a link', async () => {
  const waited = await sendWithChallenge(async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), odds: 2 ** 31 } })
  })
  // Nothing but the end of those seconds brings the link: the work would take months.
  expect(waited).toBeGreaterThan(2_500)
})
