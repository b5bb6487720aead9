import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { noteShifts, shiftsOf } from '../browser/shifts'
import {
  createFaultLog,
  everyPage,
  hasConsentDialog,
  samplePages,
  sizes,
  type Visited,
  visitAll,
} from './pages'

let pages: Visited[]
beforeAll(async () => {
  pages = samplePages(await everyPage())
})

describe.each(sizes)('nothing moves by itself at %s', (size, viewport) => {
  test.each([
    ['while a page loads and is scrolled', undefined, scroll],
    ['while cookies are asked about, and the settings opened', 'asked', answer],
    ['when the popup comes and goes', undefined, announce],
  ] as const)('%s', async (name, consent, use) => {
    const { faults, add } = createFaultLog()
    let read = 0
    await visitAll(pages, { viewport, ...(consent && { consent }) }, async (page, visited) => {
      // `buffered` includes shifts since the beginning of the page.
      await page.evaluate(noteShifts)
      if (!(await use(page))) return
      read += 1
      await page.waitForTimeout(200)
      const shifts = await shiftsOf(page)
      if (shifts.length > 0) add(visited, shifts.join('; '))
    })
    console.log(`${size}, ${name}: ${read} pages`)
    expect(read).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

async function scroll(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < end; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(40)
  }
  return true
}

async function answer(page: Page) {
  if (!(await hasConsentDialog(page))) return false
  const dialog = page.locator('#consent')
  await dialog.waitFor()
  await dialog.locator('[data-consent-settings]').first().click()
  await page.waitForTimeout(200)
  await dialog.locator('[data-consent=only-functional]').click()
  await page.waitForTimeout(200)
  // The next page shows the dialog again.
  await page.evaluate(() => localStorage.clear())
  return true
}

async function announce(page: Page) {
  const popup = page.locator('dialog#popup')
  if ((await popup.count()) === 0) return false
  // Opens it as its script does, without the delay.
  await popup.evaluate((dialog) => (dialog as HTMLDialogElement).showModal())
  await page.waitForTimeout(300)
  await popup.locator('[data-close]').click()
  return true
}
