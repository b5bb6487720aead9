import type { Page } from 'playwright-core'
import { type CommandEnd, runCommand } from '../setup/run-command'
import { ownProducts } from '../setup/worker-products'
import type { Answer } from './answers'
import { elementsOf, untilServed } from './answers'
import { agencyUrl, openPage } from './browser'

/** Asks the site of the other agency as a program would; redirects are not followed. */
export async function askAgency(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await untilServed(init, () => fetch(agencyUrl() + path, { redirect: 'manual', ...init }))
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** A visitor's window on the site of the other agency; addresses may be its paths. */
export const openAgency = (visit: Parameters<typeof openPage>[0] = {}): Promise<Page> =>
  openPage({ locale: 'fr-BE', ...visit, context: { baseURL: agencyUrl(), ...visit.context } })

/** A command of the product beside the running site: `agencyCommand('site', 'import', folder)`. */
export const agencyCommand = (...words: string[]): Promise<CommandEnd> =>
  runCommand(ownProducts().agencyDataDir, words)

/** Paths of its sitemap. */
export async function agencySitemap(): Promise<string[]> {
  const { body } = await askAgency('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(agencyUrl(), ''))
}

/** Paths of the site itself that a page links to, without query and place in the page. */
export const innerLinks = (html: string): string[] => [
  ...new Set(
    elementsOf(html, 'a')
      .map(({ href = '' }) => href.replace(/[?#].*$/s, ''))
      .filter((href) => href.startsWith('/')),
  ),
]
