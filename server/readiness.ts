import type { Services } from '~/platform/app.server'
import type { Database } from '~/platform/database.server'
import { findKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { StorageUnavailable } from '~/platform/storage/storage'
import { inTime } from './deadline'
import { findMissingFiles, type MissingFiles } from './stored-files'

/** Whoever asks whether the site is ready has little patience. */
const patienceMs = 900
/** What changes by hand alone is looked at so often; sooner while something is wrong, so that it recovers at once. */
const keptMs = 10_000
const keptWrongMs = 1_000

type Parts = {
  services: Pick<Services, 'db' | 'keys' | 'log' | 'storage'>
  database: Pick<Database, 'pool'>
  /** The process is about to stop. */
  isDraining: () => boolean
  /** The database is known to give no answer. */
  isAway: () => boolean
  /** In milliseconds; for tests. */
  times?: { patience: number; kept: number; keptWrong: number }
}

/** Why a process should get no visitors; for whoever runs it, and without anything that only they may know. */
export type Unready = string

const usualTimes = { patience: patienceMs, kept: keptMs, keptWrong: keptWrongMs }

/**
 * Tells whether this process can serve. A change of the answer is a line of the log.
 * @returns why it cannot; undefined when it can
 */
export function createReadiness({ services, database, isDraining, isAway, times = usualTimes }: Parts) {
  const { log } = services
  let told: Unready | undefined
  let known: { at: number; wrong: Unready | undefined } | undefined
  let looking: Promise<void> | undefined

  async function why(): Promise<Unready | undefined> {
    if (isDraining()) return stopping
    if (isAway()) return databaseAway
    const database = await inTime(problemOfDatabase(), times.patience).catch(() => databaseAway)
    const problem = database ?? (await problemOfSite())
    // Told to stop meanwhile: whoever asked may have no time to ask again.
    return isDraining() ? stopping : problem
  }

  async function problemOfDatabase(): Promise<Unready | undefined> {
    const { rows } = await database.pool.query<{ readOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as "readOnly"`,
    )
    return rows[0]?.readOnly ? 'the database is read-only' : undefined
  }

  /** What was found last, renewed when it is old; who asks first waits for it. */
  async function problemOfSite(): Promise<Unready | undefined> {
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY
    if (age > (known?.wrong ? times.keptWrong : times.kept)) {
      looking ??= look().finally(() => {
        looking = undefined
      })
      await inTime(looking, times.patience).catch(() => {})
    }
    return known ? known.wrong : checking
  }

  /** A look that fails changes nothing: the database answers for itself. */
  async function look() {
    const { db, keys, storage } = services
    // One after the other: of the connections, one is left for this.
    const secret = await findKnownSecret(db)
    const isOther = secret !== undefined && secret !== keys.current.id
    const wrong = isOther ? 'SECRET is not the one of this database' : await problemOfFiles(db, storage)
    known = { at: performance.now(), wrong }
  }

  return async (): Promise<Unready | undefined> => {
    const reason = await why()
    if (reason !== told && !isToldElsewhere(reason)) log.warn({ reason }, 'the process is not ready')
    if (reason === undefined && !isToldElsewhere(told)) log.info('the process is ready again')
    told = reason
    return reason
  }
}

const databaseAway = 'the database does not answer'
const stopping = 'the process is about to stop'
const checking = 'secret and files are being checked'
const isToldElsewhere = (reason: Unready | undefined) =>
  reason === undefined || [stopping, checking, databaseAway].includes(reason)

/** Where the common storage is away, no other process has the files either. */
async function problemOfFiles(
  db: Services['db'],
  storage: Services['storage'],
): Promise<Unready | undefined> {
  try {
    const { site, uploads } = await findMissingFiles(db, storage)
    if (areGone(site)) return `${site.missing.length} of ${site.named} files of the site are missing`
    if (areGone(uploads)) return `${uploads.missing.length} of ${uploads.named} uploaded pictures are missing`
    return undefined
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined
    if (isOfFiles(error)) return 'files of the site cannot be read'
    throw error
  }
}

const isOfFiles = (error: unknown) =>
  ['EACCES', 'EPERM', 'EIO', 'ESTALE'].includes((error as { code?: string }).code ?? '')

/** Up to so many are a gap in a page, which `npm run doctor` tells; more are a folder that is not the site's. */
const mostMissing = { count: 2, share: 0.1 }

/** All are gone with another folder, also of a few. */
const areGone = ({ missing: { length: missing }, named }: MissingFiles) =>
  missing > 0 && (missing === named || missing > Math.max(mostMissing.count, named * mostMissing.share))
