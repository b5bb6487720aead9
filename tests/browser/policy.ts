import { createHash } from 'node:crypto'
import type { Answer } from './answers'

/** The sources that an answer's content security policy allows, by directive. */
export const policyOf = ({ headers }: Answer): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )

/** What each style element of a page says. */
export const stylesOf = ({ body }: Answer): string[] =>
  [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)

/** As a policy names an element whose content it knows. */
export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The product's own files and the agency's colours, known by their hash; no other style may run. */
export const ownStyles = (page: Answer): string[] => ["'self'", ...stylesOf(page).map(hashSource)]
