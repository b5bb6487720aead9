import { isLoopback } from '~/platform/loopback'
import { type ConnectedSite, type Finding, ok, warning } from './check'
import { findLastImport } from './doctor.repo.server'

/** Whether a public site shows listings that do not exist. */
export async function checkDemo({ config, database }: ConnectedSite): Promise<Finding> {
  if (isLoopback(new URL(config.publicUrl).hostname)) return ok('The site is not public.')
  const last = await findLastImport(database.db)
  return last?.source === 'demo/feed/feed.json'
    ? warning(
        'The site is public, and its listings are those of the demo.',
        'Start on an empty database with DEMO=off, and import your own site folder and feed.',
      )
    : ok('The listings are not those of the demo.')
}
