/** Longest wait for the work once a form is sent, in milliseconds; a mailed link stands in for it then. */
const patience = 3_000

/**
 * Does the work that shows a human behind a form.
 * @returns its proof; empty when this browser could not do it
 */
export async function proveHuman(form: string): Promise<string> {
  try {
    const { solve } = await import('./solve.client')
    const response = await fetch(`/${document.documentElement.lang}/challenge.json?form=${form}`)
    return await solve(await response.json())
  } catch {
    return ''
  }
}

/** What was proved, or nothing where it takes too long. */
export const withinPatience = (work: Promise<string>): Promise<string> =>
  Promise.race([work, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
