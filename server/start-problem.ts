import { EnvironmentProblem } from '~/platform/config.server'
import { EmbeddedPostgresProblem } from '~/platform/postgres/embedded.server'

/** What to tell the one who started us: what is wrong and what to do; a stack only for what we did not expect. */
export function explain(error: unknown): string {
  if (error instanceof EmbeddedPostgresProblem || error instanceof EnvironmentProblem) return error.message
  if (isNetworkError(error) && error.code === 'EADDRINUSE') {
    return `Port ${error.port} is in use already. Stop what uses it, or choose another: PORT=3001 npm start`
  }
  if (isNetworkError(error) && error.code === 'EACCES')
    return `Port ${error.port} may not be opened by this user.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const isNetworkError = (error: unknown): error is Error & { code: string; port?: number } =>
  error instanceof Error && 'code' in error
