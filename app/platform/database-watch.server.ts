import pg from 'pg'
import type { Database } from './database.server'
import { DatabaseUnavailable, toConnectProblem, toQueryProblem } from './database-problem'
import { breakOff, bytesFrom, clientsOf } from './driver.server'
import type { Log } from './log.server'
import type { createRepeatedProblems } from './repeated-problems'
import { runInBackground } from './request-scope.server'

export type DatabaseWatch = {
  /** Nothing answers: queries fail at once, and nobody waits for what cannot come. */
  isAway(): boolean
  stop(): void
}

export type DatabaseWatchOptions = {
  log: Pick<Log, 'warn' | 'error'>
  /** Called when the database answers again. */
  onBack: () => void
  /** Its lines in the log, which are only counted while it is away. */
  problems: Pick<ReturnType<typeof createRepeatedProblems>, 'begin' | 'end'>
  times?: Times
}

/** In milliseconds. */
type Times = {
  tick: number
  /** Without a result for this long, something else is asked whether the database answers at all. */
  patience: number
  /** The longest that it may take to answer that; while it is away, to be found back. */
  probe: number
  probeAway: number
}

const usualTimes: Times = { tick: 1_000, patience: 2_000, probe: 3_000, probeAway: 2_000 }
/** A busy machine may answer once too late; connections are given up only after more. */
const probesBeforeHangUp = 2

/**
 * Watches whether the database answers. While it does, this costs no query: what is asked of it anyway shows it. Only
 * doubts are answered by a connection of its own, so that neither a full pool nor a locked table is taken for an
 * absence.
 */
export function watchDatabase(
  database: Pick<Database, 'pool' | 'url'>,
  { log, onBack, problems, times = usualTimes }: DatabaseWatchOptions,
): DatabaseWatch {
  const { pool } = database
  const connected = new WeakSet<pg.ClientBase>()
  let awaySince: number | undefined
  let failedProbes = 0
  let resultAt = performance.now()
  let probing = false
  let stopped = false

  /** No work of the request whose connection was lost: what follows has the time of jobs. */
  const probe = () => runInBackground(probeOnce)

  async function probeOnce() {
    if (probing) return
    probing = true
    const probeMs = awaySince === undefined ? times.probe : times.probeAway
    const hasHeard = listenTo(pool)
    const problem = await problemOf(database.url, probeMs).finally(() => {
      probing = false
    })
    resultAt = performance.now()
    if (stopped) return
    if (problem && !(isTimeout(problem) && hasHeard())) noteProblem(problem)
    else noteAnswer()
  }

  function noteProblem({ code, message }: DatabaseUnavailable) {
    failedProbes++
    if (failedProbes >= probesBeforeHangUp) hangUp(pool)
    if (awaySince !== undefined) return
    awaySince = performance.now()
    problems.begin()
    log.error(
      { code, problem: message },
      'the database is away; until it is back its errors are only counted',
    )
  }

  function noteAnswer() {
    failedProbes = 0
    if (awaySince === undefined) return
    const seconds = Math.round((performance.now() - awaySince) / 1000)
    awaySince = undefined
    // Those that were being opened meanwhile may wait for an answer that was lost.
    hangUp(pool, (client) => !connected.has(client))
    log.warn({ seconds, unlogged: problems.end() }, 'the database is back')
    onBack()
  }

  const isBusy = () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount
  const timer = setInterval(() => {
    if (!isBusy() && awaySince === undefined) resultAt = performance.now()
    if (awaySince !== undefined || performance.now() - resultAt > times.patience) void probe()
  }, times.tick).unref()

  pool.on('connect', (client) => connected.add(client))
  pool.on('release', (error) => {
    if (error) void probe()
    else resultAt = performance.now()
  })
  pool.on('error', () => void probe())
  failAtOnce(pool, () => awaySince !== undefined, probe)
  return {
    isAway: () => awaySince !== undefined,
    stop() {
      stopped = true
      clearInterval(timer)
    },
  }
}

/** Lets nobody wait for a connection while the database is away; a connection that fails is a reason for doubt. */
function failAtOnce(pool: pg.Pool, isAway: () => boolean, doubt: () => Promise<void>) {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const away = () => new DatabaseUnavailable('away', new Error('no connection is tried now'))
  const guarded = (done?: (error?: Error, ...rest: unknown[]) => void) => {
    if (!done) return isAway() ? Promise.reject(away()) : (connect() as Promise<unknown>).catch(failed)
    if (isAway()) return done(away(), undefined, () => {})
    return connect((error?: Error, ...rest: unknown[]) => {
      if (error) void doubt()
      done(error, ...rest)
    })
  }
  const failed = (error: Error) => {
    void doubt()
    throw error
  }
  pool.connect = guarded as typeof pool.connect
}

/** What a connection of its own meets: nothing when the server answers, whatever it says. */
async function problemOf(url: string, probeMs: number): Promise<DatabaseUnavailable | undefined> {
  let client: pg.Client | undefined
  try {
    // Reads the certificate that the address names, which may be gone.
    client = new pg.Client({
      connectionString: url,
      application_name: 'pignon watch',
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    })
    client.on('error', () => {})
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    const known = toQueryProblem(error as Error)
    const problem = known instanceof DatabaseUnavailable ? known : toConnectProblem(known)
    // Full or slow is another thing: who says so is there.
    return isAnswer(error) ? undefined : problem
  } finally {
    if (client) close(client)
  }
}

function close(client: pg.Client) {
  // Not waited for: the other end may never answer.
  client.end().catch(() => {})
  breakOff(client)
}

/** The server said it itself, and neither that it starts nor that it stops. */
const isAnswer = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^57P0[123]$/.test(error.code ?? '')

/** A machine may be too busy to begin with a new connection in time while it answers on the others. */
function listenTo(pool: pg.Pool): () => boolean {
  const before = new Map(clientsOf(pool).map((client) => [client, bytesFrom(client)]))
  return () => clientsOf(pool).some((client) => bytesFrom(client) > (before.get(client) ?? 0))
}

const isTimeout = ({ message }: DatabaseUnavailable) => /timeout/i.test(message)

/** Ends connections whose other end may be gone: what waits for them fails now, and not when the network gives up. */
function hangUp(pool: pg.Pool, isMeant: (client: pg.Client) => boolean = () => true) {
  for (const client of clientsOf(pool).filter(isMeant)) breakOff(client)
}
