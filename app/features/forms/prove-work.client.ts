import type { DataName } from '~/i18n/page-table'

const challenge: DataName = 'challenge.json'

/** Longest wait for the work once a form is sent, in milliseconds; a mailed link replaces it then. */
const patience = 3_000

/**
 * Fetches a challenge for a form and solves it.
 * @returns its proof; empty when this browser could not do it
 */
export async function proveWork(form: string): Promise<string> {
  try {
    const { solve } = await import('./solve.client')
    const response = await fetch(`/${document.documentElement.lang}/${challenge}?form=${form}`)
    return await solve(await response.json())
  } catch {
    return ''
  }
}

/** The proof, or an empty text where it takes too long. */
export const withinPatience = (work: Promise<string>): Promise<string> =>
  Promise.race([work, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
