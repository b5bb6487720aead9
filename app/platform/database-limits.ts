/** How long a connection of the database may be used and waited for, in milliseconds. */
export type DatabaseLimits = {
  /** For a connection that is free, or a new one. */
  wait: number
  statement: number
  lock: number
  /** For the next statement of a transaction. */
  idle: number
}

/** How many connections a process has, and the limits of the requests that it answers. */
export type DatabaseSettings = { connections: number; requests: DatabaseLimits }

/** One to listen for changes of the content, two for jobs, of which one may hold a lock, and one for requests. */
export const fewestConnections = 4

/** For one small server with one or two processes; PostgreSQL itself allows 100 connections unless told otherwise. */
export const defaultSettings: DatabaseSettings = {
  connections: 16,
  requests: { wait: 3_000, statement: 4_000, lock: 2_000, idle: 10_000 },
}

const second = 1_000
const minute = 60 * second

/** Nobody waits for a job, but one that hangs must not keep the others from running. */
export const jobLimits: DatabaseLimits = {
  wait: 20 * second,
  statement: 30 * minute,
  lock: minute,
  idle: 10 * minute,
}

/** An import takes as long as its files are large, and waits for the one before it. */
export const commandLimits: DatabaseLimits = {
  wait: minute,
  statement: 60 * minute,
  lock: 30 * minute,
  idle: 60 * minute,
}

/** What runs in a process: the site and its jobs, its jobs only, or one command. */
export type DatabaseUse = 'site' | 'worker' | 'command'

/** Divides the connections of a process; one more of a site listens for changes of the content. */
export function shareConnections(connections: number, use: DatabaseUse): { requests: number; jobs: number } {
  if (use === 'command') return { requests: 1, jobs: Math.max(1, connections - 1) }
  const shared = Math.max(3, connections - 1)
  if (use === 'worker') return { requests: 1, jobs: shared - 1 }
  const jobs = Math.max(2, Math.floor(shared / 4))
  return { requests: shared - jobs, jobs }
}

/** Every request is answered within both: its work in the database, and rendering the answer after that. */
export const requestMs = { database: 8_500, rendering: 1_000 } as const

/** The driver gives up this much later than the server, which can say why. */
const answerMs = 500

/** How long a statement may take until its answer, or its failure, is here for certain. */
export const longestAnswerMs = ({ statement }: Pick<DatabaseLimits, 'statement'>): number =>
  statement + answerMs

/** Whether a request that waited as long as it may for a connection can still begin a statement. */
export const leavesTime = ({ wait, statement }: Pick<DatabaseLimits, 'wait' | 'statement'>): boolean =>
  wait + longestAnswerMs({ statement }) <= requestMs.database
