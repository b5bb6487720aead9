import pino from 'pino'
import { createRepeatedProblems } from './repeated-problems'
import { currentRequest } from './request-scope.server'

/** Lines about a database, a mail server or another of the site's dependencies that fails. */
export const repeatedProblems = createRepeatedProblems((unlogged, failing) =>
  log.warn({ failing, unlogged }, 'more problems in the last minute, of kinds that were logged'),
)

/**
 * Structured lines on standard error: what a command answers stands alone on standard output.
 * Never a name, an address, a mail or a query of a visitor.
 */
export const log = pino(
  {
    // Until `openServices` sets LOG_LEVEL: what starts nothing says nothing.
    level: 'silent',
    base: undefined,
    serializers: { err: withoutValues },
    mixin: () => {
      const id = currentRequest()?.id
      return id ? { request: id } : {}
    },
    hooks: {
      logMethod(args, method) {
        if (repeatedProblems.mayWrite(args[0], args[1])) method.apply(this, args)
      },
    },
  },
  pino.destination({ dest: 2, sync: false }),
)

/**
 * An error without the values of a query, which may be what a visitor typed: the ORM writes statement and
 * parameters into its message; the database's own words are in its cause.
 */
export function withoutValues(error: Error) {
  const { name, message, stack = '', cause } = error
  const own = message.startsWith('Failed query:') && cause instanceof Error ? cause.message : message
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: own,
    code: (cause as { code?: string } | undefined)?.code,
    stack: frames.join('\n'),
  }
}

export type Log = Pick<typeof log, 'debug' | 'info' | 'warn' | 'error'>
