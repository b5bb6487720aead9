import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { started } from './browser'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * A colour is judged where it stands, not on its way there: what moves (the header) ends first. What moves with the
 * scrolling never ends.
 */
const stillness = `Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .map((moving) => moving.finished)),
  new Promise((resolve) => setTimeout(resolve, 30000)),
]).then(() => undefined)`

/**
 * What is half under the bar at the bottom, or under the index of a page, is small only until the page is scrolled: axe
 * measures the half that is seen now, and nobody has to press that.
 */
const withoutCovered = `({ id, nodes, ...rest }) => {
  const bars = [...document.querySelectorAll('[data-bottom-actions], [data-page-index]')]
  const covered = ({ target }) => {
    const found = document.querySelector(target[0])
    const box = found?.getBoundingClientRect()
    return box && bars.some((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return !bar.contains(found) && box.bottom > top && box.top < bottom
    })
  }
  return { id, nodes: id === 'target-size' ? nodes.filter((node) => !covered(node)) : nodes, ...rest }
}`

type Finding = { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }

const everyRule = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']"

/**
 * WCAG 2.2 AA and best practices, each violation with its first places.
 * @param except - rules that a page breaks on purpose
 */
export async function findings(page: Page, except: string[] = []): Promise<string[]> {
  const off = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  return await runAxe(page, `runOnly: ${everyRule}, rules: ${JSON.stringify(off)}`)
}

/** What its rules about colours find: all that can differ when a page that was checked is shown in another theme. */
export const colourFindings = (page: Page): Promise<string[]> =>
  runAxe(page, `runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }`)

async function runAxe(page: Page, options: string): Promise<string[]> {
  await started(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axeSource};undefined`)
  await page.evaluate(stillness)
  const violations = (await page.evaluate(
    `axe.run(document, { ${options}, resultTypes: ['violations'], preload: { assets: ['media'] } })
      .then(({ violations }) => JSON.parse(JSON.stringify(violations)))
      .then((violations) => violations.map(${withoutCovered}).filter(({ nodes }) => nodes.length > 0))`,
  )) as Finding[]
  return violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`,
        )
        .join('; ')}`,
  )
}
