import { expect, test } from 'vitest'
import { openPage } from './browser'

test('I4 D2 a picture that cannot be had is shown as the house of cards without one', async () => {
  const page = await openPage({ expected: [/404.*\/media\//s] })
  // The first card's picture, as a page shows it when its feed named one that is gone.
  await page.route('**/nl/te-koop/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/\/media\/\d+\//g, '/media/999999999/')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/nl/te-koop/')
  const image = page.getByRole('main').locator('article img').first()
  const shown = await image.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    return { width: img.naturalWidth, height: img.naturalHeight, from: img.currentSrc }
  })
  expect(shown.from).toContain('/media/999999999/')
  expect(shown.width).toBeGreaterThan(0)
  expect(shown.height).toBeGreaterThan(0)
})
