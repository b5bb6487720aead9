import type { Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }

/** In the page, from its beginning or later. What an input causes within half a second is no shift (CLS). */
export function noteShifts() {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      const nodes = sources?.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName,
      )
      if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${nodes?.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What moved by itself on the page that is open: how far, and which elements. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

/** Notes what moves on each page from now on. @returns asks for the shifts of the page that is open */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteShifts)
  return () => shiftsOf(page)
}

/** How far everything moved, all in all. */
export const sumOf = (shifts: string[]): number =>
  shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
