import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const assets = path.resolve('build/client/assets')

/** Names of classes in each style sheet of the build, by the name of its file. */
const namesOf = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, new Set(classNamesIn(readFileSync(path.join(assets, file), 'utf8')))] as const),
)
const allNames = new Set([...namesOf.values()].flatMap((names) => [...names]))

function classNamesIn(css: string): string[] {
  return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(([, name = '']) => name)
}

/**
 * Names of classes whose style sheet a page does not name, although another page does: the styles are divided among
 * several, and a part of a page that arrives later brings none. A sheet that is named may still be on its way: a test may
 * end before it arrives.
 * @returns none too while the page is left for another
 */
export async function classesWithoutStyles(page: Page): Promise<string[]> {
  const shown = await page
    .evaluate(() => ({
      sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
        ({ href }) => href,
      ),
      names: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    }))
    .catch(() => undefined)
  if (!shown) return []
  const styled = new Set(shown.sheets.flatMap((sheet) => [...(namesOf.get(path.basename(sheet)) ?? [])]))
  return [...new Set(shown.names)].filter((name) => allNames.has(name) && !styled.has(name))
}
