import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from '../browser/axe'
import {
  createFaultLog,
  desktop,
  everyPage,
  hasConsentDialog,
  phone,
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

test('the sizes are a phone and a desktop', () => expect([phone.width, desktop.width]).toEqual([360, 1280]))
