import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from '../browser/axe'
import {
  createFaultLog,
  desktop,
  everyPage,
  hasConsentDialog,
  phone,
  samplePages,
  sizes,
  type Visited,
  visitAll,
} from './pages'

let pages: Visited[]
beforeAll(async () => {
  pages = await everyPage()
})

/** An overlay, and how to open it; returns false if the page has none. */
type Opening = (page: Page) => Promise<boolean>
const nothing: Opening = async () => true
const popover =
  (id: string): Opening =>
  (page) =>
    page.evaluate((known) => {
      const panel = document.getElementById(known)
      const toggle = document.querySelector(`[popovertarget="${known}"]`)
      if (!panel || !toggle?.checkVisibility({ visibilityProperty: true })) return false
      panel.showPopover()
      return true
    }, id)
/** Opens it as its script does, without the delay. */
const popup: Opening = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#popup')
    dialog?.showModal()
    return dialog !== null
  })
const consent: Opening = async (page) => {
  if (!(await hasConsentDialog(page))) return false
  await page.locator('#consent[open]').waitFor()
  return true
}

type State = { name: string; open: Opening; consent?: 'asked' }
const closed: State = { name: 'nothing open', open: nothing }
const asked: State = { name: 'consent asked', open: consent, consent: 'asked' }
const announced: State = { name: 'popup', open: popup }
const states = {
  '360 px': [closed, asked, announced, { name: 'drawer', open: popover('drawer') }],
  '1280 px': [closed, asked, announced, { name: 'overflow menu', open: popover('more') }],
}

describe.each(sizes)('axe at %s finds nothing on any page', (size, viewport) => {
  test.each(states[size])('with $name', async ({ name, open, consent }) => {
    const { faults, add } = createFaultLog()
    let read = 0
    const context = { reducedMotion: 'reduce' } as const
    await visitAll(pages, { viewport, context, ...(consent && { consent }) }, async (page, visited) => {
      if (!(await open(page))) return
      read += 1
      for (const finding of await findings(page)) add(visited, finding)
    })
    console.log(`${size}, ${name}: ${read} of ${pages.length} pages have it`)
    expect(read).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

/** A panel is the same on every page that has it; what is in it may differ, so it is opened on this many. */
const pagesPerPanel = 3

describe.each(sizes)('axe at %s finds nothing on any page', (size, viewport) => {
  test('with each panel, sheet, fold and dialog open in turn', async () => {
    const { faults, add } = createFaultLog()
    const opened = new Map<string, number>()
    const context = { reducedMotion: 'reduce' } as const
    await visitAll(samplePages(pages), { viewport, context }, async (page, visited) => {
      for (const panel of await panelsOf(page)) {
        const key = `${visited.site} ${panel}`
        const times = opened.get(key) ?? 0
        if (times >= pagesPerPanel) continue
        opened.set(key, times + 1)
        await page.evaluate(setPanel, { panel, isOpen: true })
        // What a panel half covers is whole again when it closes.
        for (const finding of await findings(page, ['target-size'])) add(visited, `${panel}: ${finding}`)
        await page.evaluate(setPanel, { panel, isOpen: false })
      }
    })
    console.log(`${size}: ${[...opened.keys()].join(', ')}`)
    expect(opened.size).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

/** Selectors of everything of a page that a visitor can open now. */
const panelsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canBeSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const popovers = [...document.querySelectorAll<HTMLElement>('[popovertarget]')]
      .filter(canBeSeen)
      .map((opener) => `#${opener.getAttribute('popovertarget')}`)
    const dialogs = [...document.querySelectorAll<HTMLElement>('[data-open-map]')]
      .filter(canBeSeen)
      .map((opener) => `#${opener.dataset.openMap}`)
    const folds = [...document.querySelectorAll('details')]
      .filter((fold) => fold.firstElementChild && canBeSeen(fold.firstElementChild))
      .map(({ className, id }) => (id ? `#${id}` : `details[class="${className}"]`))
    return [...new Set([...popovers, ...dialogs, ...folds])]
  })

/** In the page: opens or closes a panel, with all that folds in it. */
function setPanel({ panel, isOpen }: { panel: string; isOpen: boolean }) {
  const found = document.querySelector<HTMLElement>(panel)
  if (found instanceof HTMLDialogElement && !found.popover) found[isOpen ? 'showModal' : 'close']()
  else if (found?.popover) found.togglePopover(isOpen)
  const folds = [...(found?.querySelectorAll('details') ?? [])]
  for (const fold of found instanceof HTMLDetailsElement ? [found, ...folds] : folds) fold.open = isOpen
}

test('the sizes are a phone and a desktop', () => expect([phone.width, desktop.width]).toEqual([360, 1280]))
