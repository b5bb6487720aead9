import { findDatabaseProblem } from './database-problem'

type Fields = { err?: unknown }

const windowMs = 60_000

/**
 * Keeps the log short while the database gives no answer: every request, job and timer meets the same problem. Of each
 * kind one line a minute is written, of an absence none but its beginning and its end; the others are counted.
 * @param writeCount - tells how many lines were not written in the last minute
 */
export function createRepeatedProblems(writeCount: (unlogged: number) => void) {
  let written = new Set<string>()
  let unlogged = 0
  let isAway = false
  let isOpen = false

  function closeWindow() {
    isOpen = false
    written = new Set()
    if (unlogged > 0 && !isAway) writeCount(takeCount())
  }

  function takeCount() {
    const count = unlogged
    unlogged = 0
    return count
  }

  return {
    /** Whether a line is written; one that is not is counted. */
    mayWrite(fields: unknown, message: unknown): boolean {
      const kind = kindOf(fields, message)
      if (kind === undefined) return true
      if (!isOpen) setTimeout(closeWindow, windowMs).unref()
      isOpen = true
      if (!isAway && !written.has(kind)) {
        written.add(kind)
        return true
      }
      unlogged++
      return false
    },
    /** From now on every line about the database is only counted. */
    begin() {
      isAway = true
    },
    /** @returns how many lines were not written */
    end(): number {
      isAway = false
      return takeCount()
    },
  }
}

/** What makes two lines the same; nothing for a line about something else. */
function kindOf(fields: unknown, message: unknown): string | undefined {
  const error = (fields as Fields | null)?.err
  const problem = findDatabaseProblem(error)
  if (problem) return `${message} ${problem.reason} ${problem.code}`
  return error instanceof Error && error.name === 'TooLateError' ? `${message} ${error.name}` : undefined
}
