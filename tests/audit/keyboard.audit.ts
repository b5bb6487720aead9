import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFaultLog, everyPage, samplePages, sizes, type Visited, visitAll } from './pages'

let pages: Visited[]
beforeAll(async () => {
  pages = await everyPage()
})

/** More steps than any page needs, so that a keyboard trap ends the test. */
const longestWay = 600

describe.each(sizes)('with the keyboard alone at %s', (size, viewport) => {
  test('Tab reaches everything clickable, and the focus is always visible', async () => {
    const { faults, add } = createFaultLog()
    let reached = 0
    const context = { reducedMotion: 'reduce' } as const
    await visitAll(samplePages(pages), { viewport, context }, async (page, visited) => {
      await markClickable(page)
      const unseen = await walk(page)
      const { missed, total } = await missedOf(page)
      reached += total - missed.length
      for (const fault of [...unseen, ...missed.map((what) => `not reached: ${what}`)]) add(visited, fault)
    })
    console.log(`${size}: ${samplePages(pages).length} pages, ${reached} elements reached`)
    expect(reached).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

test('no page scrolls sideways at 320 px', async () => {
  const { faults, add } = createFaultLog()
  await visitAll(pages, { viewport: { width: 320, height: 640 } }, async (page, visited) => {
    const across = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (across > 0) add(visited, `${across} px`)
  })
  console.log(`320 px: ${pages.length} pages`)
  expect(faults).toEqual([])
})

/** Records the appearance of everything clickable without focus. */
const markClickable = (page: Page) =>
  page.evaluate(() => {
    /** A card may indicate the focus of its link. */
    const around = (element: Element) =>
      Array.from({ length: 4 }).reduce<Element[]>(
        (path) => [...path, path.at(-1)?.parentElement ?? element],
        [element],
      )
    const looks = (element: Element) =>
      [...around(element), element.nextElementSibling, element.querySelector('*')]
        .flatMap((near) =>
          near ? [undefined, '::before', '::after'].map((part) => getComputedStyle(near, part)) : [],
        )
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
          outlineStyle === 'none'
            ? boxShadow
            : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
        )
        .join('|')
    const pressable =
      'a[href], area[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]:not([tabindex="-1"]), [role=button], [role=link], [onclick]'
    const clickable = [...document.querySelectorAll(pressable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *, [aria-hidden=true] *, input[type=hidden]'),
    )
    const before = new Map(clickable.map((element) => [element, looks(element)]))
    Object.assign(window, { audit: { looks, before, reached: new Set<Element>() } })
  })

type Audit = { looks: (element: Element) => string; before: Map<Element, string>; reached: Set<Element> }

/** @returns elements that had an invisible focus */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let step = 0; step < longestWay; step += 1) {
    await page.keyboard.press('Tab')
    const end = await page.evaluate(faultOfFocus)
    if (end === 'end') return faults
    if (end) faults.push(end)
  }
  return [...faults, 'Tab goes round without an end']
}

/** Runs in the page: the fault of the current focus indicator, `end` after the last element. */
async function faultOfFocus(): Promise<string | undefined> {
  const { looks, before, reached } = (window as unknown as { audit: Audit }).audit
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  const isFrame = element.matches('iframe')
  if (reached.has(element) && !isFrame) return 'end'
  reached.add(element)
  // The focus is within the frame; the keyboard's ways through a map have tests of their own (map.browser.ts).
  if (isFrame) return undefined
  const name = `${element.outerHTML.slice(0, 110)} ${element.textContent?.trim().slice(0, 30)}`
  if (before.has(element) && looks(element) === before.get(element)) return `focus not to be seen: ${name}`
  const shown = element.matches('input') ? (element.closest('label') ?? element) : element
  const isSeen = () => {
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const points = boxes.flatMap((box) =>
      [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height * part] as const),
    )
    return points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (shown.contains(top) || top.contains(shown))
    })
  }
  // Content is laid out when it scrolls into view, which moves the focused element for some frames.
  for (let frame = 0; frame < 30 && !isSeen(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return isSeen() ? undefined : `focus outside the window or covered: ${name}`
}

/** Clickable elements that Tab did not reach; arrows move within radios, a picture may repeat its card's link. */
const missedOf = (page: Page): Promise<{ missed: string[]; total: number }> =>
  page.evaluate(() => {
    const { before, reached } = (window as unknown as { audit: Audit }).audit
    const keyOf = (element: Element) =>
      element.matches('input[type=radio]') ? element.getAttribute('name') : element.getAttribute('href')
    const doubled = new Set([...reached].map(keyOf).filter(Boolean))
    const missed = [...before.keys()].filter(
      (element) =>
        !reached.has(element) &&
        !doubled.has(keyOf(element)) &&
        // Arrows open a combobox; its button is for the mouse and not in the tab order (ARIA Authoring Practices).
        !element.parentElement?.querySelector(':scope > [role=combobox], :scope * > [role=combobox]') &&
        // It disappeared meanwhile, such as a link that is shown only while it has the focus.
        element.checkVisibility({ visibilityProperty: true }),
    )
    return { missed: missed.map((element) => element.outerHTML.slice(0, 160)), total: before.size }
  })
