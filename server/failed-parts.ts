import { findDatabaseProblem } from '~/platform/database-problem'
import { failedPartHeader } from '~/platform/internal-header'

/** Collects why parts of one page are missing. */
export function createFailedParts() {
  const errors: unknown[] = []
  const problem = () => errors.map(findDatabaseProblem).find(Boolean)
  return {
    note: (error: unknown) => void errors.push(error),
    /** The database gave no answer for one of them. */
    problem,
    /** Tells the page cache. */
    mark(headers: Headers) {
      if (errors.length > 0) failedPartHeader.set(headers, problem() ? 'database' : 'other')
    },
  }
}
