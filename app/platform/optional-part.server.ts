import type { Log } from './log.server'

/** Loads a part that a page can do without: a failure is logged, and the rest of the page is shown (E3). */
export async function optionalPart<Part>(
  { log }: { log: Pick<Log, 'error'> },
  part: string,
  loading: Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await loading
  } catch (error) {
    log.error({ err: error, part }, 'a part of a page failed')
    return undefined
  }
}
