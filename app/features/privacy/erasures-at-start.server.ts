import type { Services } from '~/platform/app.server'
import { findKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { noteIfPossible, type RepeatedErasures, repeatErasures } from './erase-again.server'
import { journalOf, missingErasures, type NotedErasure, readJournal } from './erasure-journal.server'
import { findErasures } from './erasures.repo.server'

/**
 * Before the site opens: a database that was put back from before some erasures, by whatever means, gets them again;
 * those that the journal lacks are noted. With a SECRET that may be wrong, only lines of its own name are repeated, and
 * none is noted: a wrong name would hide whose erasure it was.
 */
export async function repeatErasuresAtStart(services: Services): Promise<void> {
  const isKnown = await isUsualSecret(services)
  const noted = (await readNoted(services)).filter(({ keyId }) => isKnown || keyId !== undefined)
  if (missingErasures(noted, await findErasures(services.db)).length > 0) await repeat(services, noted)
  if (isKnown) await noteIfPossible(services)
}

/** The same while the site runs, when its database was away: another may have been put in its place meanwhile. */
export async function repeatErasuresWhenBack(services: Services): Promise<void> {
  try {
    await repeatErasuresAtStart(services)
  } catch (error) {
    services.log.error({ err: error }, 'erasures could not be repeated; the next start tries again')
  }
}

async function isUsualSecret({ db, keys }: Services): Promise<boolean> {
  const known = await findKnownSecret(db)
  return known === undefined || known === keys.current.id
}

/** A journal that cannot be read keeps nobody from the site. */
async function readNoted({ config, log }: Services): Promise<NotedErasure[]> {
  try {
    const { erasures, unreadable } = await readJournal(journalOf(config))
    if (unreadable > 0) log.warn({ unreadable }, 'lines of the journal of erasures cannot be read')
    return erasures
  } catch (error) {
    log.error({ err: error }, 'the journal of erasures cannot be read: is BACKUP_DIR there?')
    return []
  }
}

async function repeat(services: Services, noted: NotedErasure[]) {
  const { db, keys, log } = services
  const done: RepeatedErasures = await db.transaction(
    async (tx) => await repeatErasures(tx, services, noted, [keys]),
  )
  const { missing, addresses, people, foreign } = done
  for (const account of [...addresses, ...people])
    recordSecurityEvent(services, { kind: 'data-erased', account })
  await done.deleteFiles(services)
  if (missing > foreign)
    log.warn(
      { missing: missing - foreign, addresses: addresses.length, people: people.length },
      'the database is older than the journal of erasures: they were repeated',
    )
  if (foreign > 0)
    log.error(
      { foreign },
      'erasures were noted with another SECRET: whose they were cannot be told; the next start tries again',
    )
}
