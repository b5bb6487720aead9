import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listingPath } from './answers'
import { openWithoutPictures } from './browser'

/** In whole CSS pixels of the window. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const { left, right, top, bottom } = found
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      }
    }
    return {
      panel: boxOf('aside'),
      index: boxOf('[data-page-index]'),
      map: boxOf('#map'),
      energy: boxOf('#energy'),
    }
  })

/** At a section, where a link to it leads. */
async function openAt(section: string): Promise<Page> {
  const page = await openWithoutPictures({
    viewport: { width: 1440, height: 900 },
    context: { reducedMotion: 'reduce' },
  })
  await page.goto(await listingPath(2706))
  await page.evaluate((id) => {
    location.hash = id
  }, section)
  return page
}

test('D1 on a wide screen the panel stays beside the text, below the index', async () => {
  const { panel, index, energy } = await boxes(await openAt('energy'))
  expect(panel.left).toBeGreaterThan(energy.right)
  expect(panel.top).toBeGreaterThan(index.bottom)
  expect(index.top).toBeGreaterThan(0)
})

test('D3 on a wide screen the place has the whole width: the panel ends above it, the index comes along', async () => {
  const { panel, index, map } = await boxes(await openAt('map'))
  expect([map.left, map.right]).toEqual([index.left, panel.right])
  expect(panel.bottom).toBeLessThanOrEqual(index.top)
  expect(index.top).toBeGreaterThan(0)
  expect(index.bottom).toBeLessThanOrEqual(map.top)
})

test('D1 on a wide screen the sections of a home follow each other as they do for who hears them', async () => {
  const page = await openAt('contact')
  const parts = await page
    .locator('main [data-available] > :not([data-page-index])')
    .evaluateAll((sections) =>
      sections.map((section) => section.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
  expect(parts.length).toBeGreaterThan(10)
  for (const [number, { top }] of parts.entries())
    if (number > 0) expect([number, top >= (parts[number - 1]?.bottom ?? Number.NaN)]).toEqual([number, true])
})
