import { findDatabaseProblem } from './database-problem'
import { StorageUnavailable } from './storage/storage'

/** What the site needs of others; `mail` and `crm` are asked by jobs, the hosts of pictures and documents by visitors. */
export const dependencies = ['database', 'storage', 'mail', 'crm', 'pictures', 'documents', 'traces'] as const
export type Dependency = (typeof dependencies)[number]

type Fields = { err?: unknown; dependency?: Dependency }

const windowMs = 60_000

/**
 * Keeps the log short while something that the site needs gives no answer: every request, job and timer meets the same
 * problem. Of each kind one line a minute is written, of an absence of the database none but its beginning and its end;
 * the others are counted.
 * @param writeCount - tells how many lines were not written in the last minute
 */
export function createRepeatedProblems(writeCount: (unlogged: number, dependency: Dependency) => void) {
  const windows = new Map<Dependency, Window>()
  const totals = new Map<Dependency, number>(dependencies.map((each) => [each, 0]))
  let isAway = false

  function closeWindow(dependency: Dependency) {
    const { unlogged = 0 } = windows.get(dependency) ?? {}
    if (dependency === 'database' && isAway) return
    windows.delete(dependency)
    if (unlogged > 0) writeCount(unlogged, dependency)
  }

  function windowOf(dependency: Dependency): Window {
    const open = windows.get(dependency)
    if (open) return open
    setTimeout(closeWindow, windowMs, dependency).unref()
    const opened = { written: new Set<string>(), unlogged: 0 }
    windows.set(dependency, opened)
    return opened
  }

  return {
    /** Whether a line is written; one that is not is counted. */
    mayWrite(fields: unknown, message: unknown): boolean {
      const problem = problemOf(fields, message)
      if (problem === undefined) return true
      const { dependency, kind } = problem
      totals.set(dependency, (totals.get(dependency) ?? 0) + 1)
      const window = windowOf(dependency)
      const isCounted = (dependency === 'database' && isAway) || window.written.has(kind)
      if (isCounted) window.unlogged++
      else window.written.add(kind)
      return !isCounted
    },
    /** From now on every line about the database is only counted. */
    begin() {
      isAway = true
    },
    /** @returns how many lines were not written */
    end(): number {
      isAway = false
      const { unlogged = 0 } = windows.get('database') ?? {}
      windows.delete('database')
      return unlogged
    },
    /** How many problems there were since the start, whether they were written or not. */
    totals: (): ReadonlyMap<Dependency, number> => totals,
  }
}

type Window = { written: Set<string>; unlogged: number }

/** What failed, and what makes two lines the same; nothing for a line about the site itself. */
function problemOf(fields: unknown, message: unknown): { dependency: Dependency; kind: string } | undefined {
  const { err: error, dependency } = (fields ?? {}) as Fields
  if (dependency) return { dependency, kind: `${message}` }
  const problem = findDatabaseProblem(error)
  if (problem) return { dependency: 'database', kind: `${message} ${problem.reason} ${problem.code}` }
  if (!(error instanceof Error)) return undefined
  if (error instanceof StorageUnavailable || error.cause instanceof StorageUnavailable)
    return { dependency: 'storage', kind: `${message}` }
  return error.name === 'TooLateError'
    ? { dependency: 'database', kind: `${message} ${error.name}` }
    : undefined
}
