import type { App } from './app.server'

type FailingApp = Pick<App, 'notePartFailed'> & { log: Pick<App['log'], 'error'> }

/** Loads a part that a page can do without: a failure is logged, and the rest of the page is shown (E3). */
export async function optionalPart<Part>(
  app: FailingApp,
  part: string,
  loading: Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await loading
  } catch (error) {
    reportFailedPart(app, part, error)
    return undefined
  }
}

/** Logs why a part of a page is missing, and has the page rendered again soon. */
export function reportFailedPart({ log, notePartFailed }: FailingApp, part: string, error: unknown) {
  log.error({ err: error, part }, 'a part of a page failed')
  notePartFailed?.(error)
}
