import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { findings } from './axe'
import { agencyUrl, openPage } from './browser'

/** The second product shows the pieces of the back office, as it shows those of the site. */
const gallery = (query = '') => `${agencyUrl()}/fr/gallery/office/${query}`

type Look = { width: number; colorScheme: 'light' | 'dark'; javaScript?: boolean }

async function openGallery({ width, colorScheme, javaScript }: Look, query = ''): Promise<Page> {
  const isPhone = width < 700
  const page = await openPage({
    viewport: { width, height: 800 },
    context: { reducedMotion: 'reduce', colorScheme, hasTouch: isPhone, isMobile: isPhone },
    ...(javaScript === undefined ? {} : { javaScript }),
  })
  await page.goto(gallery(query))
  return page
}

const looks: Look[] = [360, 820, 1440].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
])

test('B8 a site shows visitors no gallery of the back office', async () => {
  const { status, body } = await ask('/nl/gallery/office/')
  expect(status).toBe(404)
  expect(body).not.toContain('data-office')
})

test.each(looks)('B11 axe finds nothing on any piece, $width px wide and $colorScheme', async (look) => {
  const page = await openGallery(look, '?refused&news=1')
  expect(await findings(page)).toEqual([])
  await page.goto(gallery('?door'))
  expect(await findings(page)).toEqual([])
})

test('B11 an open window over the page is as accessible, and gives the focus back', async () => {
  const page = await openGallery({ width: 1440, colorScheme: 'dark' })
  const remove = page.getByRole('button', { name: 'Remove', exact: true }).first()
  await remove.click()
  await page.getByRole('dialog', { name: 'Remove Jan Peeters?' }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('B10 no piece has to be scrolled sideways at 320 px', async () => {
  const page = await openGallery({ width: 320, colorScheme: 'light' })
  const across = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(across).toBe(0)
})

test('B10 what a finger has to reach is 44 px high, and no field makes a telephone enlarge the page', async () => {
  const page = await openGallery({ width: 360, colorScheme: 'light' })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=hidden]), textarea, nav a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, around: one.closest('label') ?? one.parentElement }))
      .map(({ one, around }) => ({
        name: one.textContent?.trim() || one.getAttribute('name'),
        height: Math.max(
          one.getBoundingClientRect().height,
          one.matches('input, select') ? (around?.getBoundingClientRect().height ?? 0) : 0,
        ),
        text: one.matches('input:not([type=checkbox]), select, textarea')
          ? Number.parseFloat(getComputedStyle(one).fontSize)
          : 16,
      }))
      .filter(({ height, text }) => height < 43.5 || text < 16),
  )
  expect(small).toEqual([])
})

test('B10 without scripts filters, orders, windows and menus work', async () => {
  const page = await openGallery({ width: 1440, colorScheme: 'light', javaScript: false })
  const rows = page.getByRole('table').locator('tbody tr')
  expect(await rows.count()).toBe(7)
  await page.getByRole('combobox', { name: 'State' }).selectOption('failed')
  await page.getByRole('search').getByRole('button').click()
  // A click waits until the next page begins to come, not for its rows.
  await expect.poll(() => rows.count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('state')).toBe('failed')
  await page.getByRole('link', { name: /State: Failed/ }).click()
  await expect.poll(() => rows.count()).toBe(7)
  await page.getByRole('columnheader', { name: 'Subject' }).getByRole('link').click()
  await expect.poll(() => rows.first().textContent()).toContain('Confirm your search alert')
  await page.getByRole('button', { name: /Sofie/ }).click()
  await page.getByText('sofie@tilia.example').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Remove Jan Peeters?' }).waitFor()
})
