import { DatabaseUnavailable, toQueryProblem } from '~/platform/database-problem'
import { BackupProblem } from './archive'

/** What went wrong, for the person who started the command; undefined when only a developer can do something. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BackupProblem) return error.message
  if (!(error instanceof Error)) return undefined
  return sentenceOfFile(error) ?? sentenceOfDatabase(toQueryProblem(error))
}

function sentenceOfFile(error: Error & { code?: string; path?: string }): string | undefined {
  const { code = '', path = 'A file' } = error
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Make room, and run the command again.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${path} cannot be used (${code}): give this user the right to read and write there.`
  if (['ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(code)) return `${path} is in the way (${code}).`
  if (code === 'ENOENT' && error.path) return `${path} is not there.`
  return undefined
}

function sentenceOfDatabase(error: Error): string | undefined {
  if (!(error instanceof DatabaseUnavailable)) return undefined
  if (error.code === '53100') return 'The disk of the database is full. Nothing was changed there.'
  const reason = { away: 'does not answer', full: 'has no room or connection left', late: 'took too long' }
  return `The database ${reason[error.reason]} (${error.code ?? error.message}). Nothing was changed there: run the command again.`
}
