import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staff } from '#db/schema'
import { findings } from './axe'
import { memberLoggedIn, openAsMember } from './members'
import { databaseOf } from './visits'

async function openToday(page: Page) {
  await page.goto('/office/')
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
}

const help = (page: Page) => page.getByRole('dialog', { name: 'Sneltoetsen' })

test('B11 ? shows the keys, Escape puts them away and gives the focus back', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  await openToday(page)
  const place = page.getByRole('navigation').getByRole('link').first()
  await place.focus()
  await page.keyboard.press('?')
  await help(page).waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help(page).waitFor({ state: 'hidden' })
  expect(await place.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('B11 g and a letter lead to a place without loading the page anew; the focus is at its content', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  await openToday(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  // The second key counts for a second and a half, which may be over on a busy machine.
  const pressBoth = async () => {
    await Promise.all(['g', 'o'].map((key) => page.keyboard.press(key)))
    return new URL(page.url()).pathname
  }
  await expect.poll(pressBoth, { interval: 2_000 }).toBe('/office/outbox/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('B11 / leads to the search, and what is typed there is no command', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  await page.goto('/office/outbox/')
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('j?gt')
  expect(await page.getByRole('searchbox').inputValue()).toBe('j?gt')
  expect(await help(page).isVisible()).toBe(false)
})

test('B11 j, k and Enter lead through a list', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  await page.goto('/office/imports/')
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
  const row = page.locator('a[data-row]').first()
  await page.keyboard.press('j')
  expect(await row.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await row.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/office\/imports\/\d+\/$/)
})

test('B11 a member who switched the keys off has none', async () => {
  const member = await memberLoggedIn('admin')
  const db = await databaseOf()
  await db.update(staff).set({ keysOn: false }).where(eq(staff.id, member.id))
  const page = await openAsMember(member)
  await openToday(page)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  expect(new URL(page.url()).pathname).toBe('/office/')
  expect(await help(page).count()).toBe(0)
})
