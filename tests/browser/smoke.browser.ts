import { expect, test } from 'vitest'
import { baseUrl, openPage } from './browser'

test('the home page is shown, with and without scripts', async () => {
  for (const javaScript of [true, false]) {
    const page = await openPage({ javaScript })
    const answer = await page.goto('/nl/')
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl')
  }
})

test('a page that does not exist says so and loads no broken file', async () => {
  const page = await openPage()
  const answer = await page.goto('/nl/no-such-page/')
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('main').isVisible()).toBe(true)
})

test('the product is ready', async () => {
  await expect.poll(async () => (await fetch(`${baseUrl()}/readyz`)).status).toBe(200)
})
