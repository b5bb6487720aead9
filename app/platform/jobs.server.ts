import { sql } from 'drizzle-orm'
import {
  type Clock as BossClock,
  fromDrizzle,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
} from 'pg-boss'
import type { Database, Db } from './database.server'
import { DatabaseUnavailable } from './database-problem'
import { deleteJobsWithAddress } from './jobs-with-address.server'
import { log } from './log.server'
import { runInBackground } from './request-scope.server'

/** A kind of job, and how often it is tried. */
export type Queue<Data extends object> = {
  name: string
  options: QueueOptions
  /** Seconds between two looks at the queue. */
  pollingSeconds: number
  /** Keeps the type of what a job carries; there is no value behind it. */
  readonly carries?: Data
}

/** For jobs that somebody waits for, such as a mail with a link. */
const promptPollingSeconds = 0.5
/** For jobs that are scheduled: each look at a queue is a statement, also on a site that nobody visits. */
export const relaxedPollingSeconds = 5

export const defineQueue = <Data extends object>(
  name: string,
  options: QueueOptions,
  pollingSeconds = promptPollingSeconds,
): Queue<Data> => ({ name, options, pollingSeconds })

export type JobOptions = {
  startAfter?: Date
  singletonKey?: string
  /** Those of a higher number are done first; 0 unless given. */
  priority?: number
}

/** Jobs in the same database: a job runs only if the transaction that enqueues it commits. */
export type Jobs = {
  /** Enqueues a job in the transaction that causes it. */
  enqueue<Data extends object>(tx: Db, queue: Queue<Data>, data: Data, options?: JobOptions): Promise<void>
  /** Starts a worker for a queue, `atOnce` jobs at a time; failed jobs are retried as the queue configures. */
  work<Data extends object>(
    queue: Queue<Data>,
    atOnce: number,
    doJob: (data: Data, attempt: Attempt) => Promise<void>,
  ): Promise<void>
  /** Runs a queue's job at wall times in Brussels, once for all processes. @param cron - five fields */
  schedule(queue: Queue<object>, cron: string): Promise<void>
  /**
   * Deletes every job that carries a mail address, done ones too, and the error of one that names it.
   * @returns how many jobs
   */
  deleteWithAddress(tx: Db, email: string): Promise<number>
  /** Waits for running jobs, a few seconds at most; those that take longer are returned to their queue. */
  stop(): Promise<void>
}

/** `isLast`: the job is given up if this attempt fails too. */
export type Attempt = { isLast: boolean }

export type JobsConfig = {
  /** Every queue that this version knows. */
  queues: Queue<object>[]
  /** Names of queues that an earlier version scheduled. */
  retired?: readonly string[]
  /** Whether this process maintains the queues: deletes old jobs, starts scheduled ones. */
  isSupervisor: boolean
  clock?: BossClock
  /** For tests: how long running jobs may take at the end. */
  stopTimeoutMs?: number
}

const usualStopTimeoutMs = 8_000
/** Jobs taken at once; while there are as many, the next are taken without a pause. */
const batchSize = 5

/** Opens the jobs of a database, and makes what they need in it. */
export async function openJobs({ pool }: Pick<Database, 'pool'>, config: JobsConfig): Promise<Jobs> {
  const boss = new PgBoss({
    // Whoever enqueues a job within a request lends pg-boss its transaction; all else has the time of jobs.
    db: { executeSql: (text, values) => runInBackground(() => pool.query(text, values)) },
    supervise: config.isSupervisor,
    schedule: config.isSupervisor,
    ...(config.clock ? { clock: config.clock } : {}),
  })
  boss.on('error', (error) => log.warn({ err: errorOf(error) }, 'queue maintenance failed'))
  await boss.start()
  await makeQueues(boss, config.queues)
  if (config.isSupervisor) await retireQueues(boss, config.retired ?? [])

  return {
    enqueue: async (tx, { name }, data, options = {}) => {
      await boss.send(name, data, { ...options, db: fromDrizzle(tx, sql) })
    },
    work: async <Data extends object>(
      queue: Queue<Data>,
      atOnce: number,
      doJob: (data: Data, attempt: Attempt) => Promise<void>,
    ) => {
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: queue.pollingSeconds,
        localConcurrency: atOnce,
        batchSize,
        burstWhenBatchFull: true,
      } as const
      await boss.work(queue.name, options, async (jobs: JobWithMetadata<Data>[]) => {
        for (const { id, data, retryCount, retryLimit } of jobs) {
          const isLast = retryCount >= retryLimit
          // One that fails does not take the others of its batch with it.
          await doJob(data, { isLast }).catch(async (error: Error) => {
            // Before that most jobs say themselves what fails, once a minute where it is another machine.
            if (isLast) log.error({ err: error, queue: queue.name }, 'a job was given up')
            await boss.fail(queue.name, id, { message: error.message })
          })
        }
      })
    },
    schedule: async ({ name }, cron) => await boss.schedule(name, cron, {}, { tz: 'Europe/Brussels' }),
    deleteWithAddress: deleteJobsWithAddress,
    stop: async () =>
      await boss.stop({
        graceful: true,
        timeout: config.stopTimeoutMs ?? usualStopTimeoutMs,
        close: false,
      }),
  }
}

/** pg-boss copies the errors of its workers into plain objects: what they were is told by their fields. */
function errorOf(copied: { name: string; message: string } & Partial<DatabaseUnavailable>): object {
  if (copied instanceof Error || copied.name !== 'DatabaseUnavailable') return copied
  const { reason = 'away', code, message } = copied
  const own = message.replace(/^the database is \w+: /, '')
  return new DatabaseUnavailable(reason, Object.assign(new Error(own), { code }))
}

/** What waits in such a queue would wait for ever, and be told of as waiting. */
async function retireQueues(boss: PgBoss, names: readonly string[]) {
  for (const name of names) {
    await boss.unschedule(name)
    if (await boss.getQueue(name)) await boss.deleteQueuedJobs(name)
  }
}

/** Two processes that start at once may both make a queue: pg-boss locks, and the second finds it made. */
async function makeQueues(boss: PgBoss, queues: Queue<object>[]) {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, options } of queues) {
    if (known.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
}
