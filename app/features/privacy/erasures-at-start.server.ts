import type { Services } from '~/platform/app.server'
import { type ErasedAgain, eraseAgain, noteIfPossible } from './erase-again.server'

/**
 * Before the site opens: a database that was put back from before some erasures, by whatever means, gets them again;
 * those that the journal lacks are noted.
 */
export async function repeatErasures(services: Services): Promise<void> {
  const { log } = services
  const done = await eraseAgain(services).catch((error: Error) => {
    // A journal that cannot be read keeps nobody from the site; a database that fails does.
    if (!('syscall' in error)) throw error
    log.error({ err: error }, 'the journal of erasures cannot be read: is BACKUP_DIR there?')
  })
  if (done) reportRepeated(services, done)
  await noteIfPossible(services)
}

function reportRepeated(
  { log }: Pick<Services, 'log'>,
  { missing, addresses, foreign, unreadable }: ErasedAgain,
) {
  if (missing > 0)
    log.warn({ missing, addresses }, 'the database is older than the journal of erasures: they were repeated')
  if (foreign > 0)
    log.error({ foreign }, 'erasures were noted with another SECRET: whose they were cannot be told')
  if (unreadable > 0) log.warn({ unreadable }, 'lines of the journal of erasures cannot be read')
}
