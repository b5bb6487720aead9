import type { Services } from '~/platform/app.server'
import { refreshMaintained } from '~/platform/maintained.server'
import { clearVersioned } from '~/platform/versioned.server'
import { inTime } from './deadline'

/** Until then a change is announced with what could not be refreshed left out: it is loaded when it is asked for. */
const longestRefreshMs = 30_000

/**
 * Announces content versions in this process, one after the other: first refreshes what is kept across versions, while
 * pages of the former version are still sent, then drops everything that was made from it.
 */
export function announcer(
  { db, log }: Pick<Services, 'db' | 'log'>,
  http: { contentChanged(version: string): void },
) {
  let newest = 0
  let last = Promise.resolve()

  async function announce(version: number) {
    // A newer one waits already, and covers this one.
    if (version < newest) return
    const adopt = await inTime(refreshMaintained(db), longestRefreshMs).catch((error: unknown) => {
      log.warn({ err: error }, 'the index of listings could not be refreshed')
      return () => {}
    })
    clearVersioned()
    adopt()
    http.contentChanged(String(version))
  }

  return (version: number) => {
    newest = version
    last = last.then(() => announce(version))
  }
}
