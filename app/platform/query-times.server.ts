import { currentRequest, type RequestScope } from './request-scope.server'

/** A statement that ended. */
export type TimedQuery = {
  /** That it was for; undefined for jobs and commands. */
  request: RequestScope | undefined
  /** Its first, such as `select`. */
  word: string
  /** By `performance.now()`. */
  began: number
  ms: number
  isFailed: boolean
}

type Listener = (query: TimedQuery) => void

const listeners = new Set<Listener>()

/** Tells how long each statement of this process takes, waiting for its connection not counted. @returns ends that */
export function onQuery(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Call = (...args: unknown[]) => unknown

/** A function that sends a statement and answers by its last argument or by a promise, with its time told. */
export const timed = (call: Call): Call =>
  function (this: unknown, ...args) {
    if (listeners.size === 0) return call.apply(this, args)
    const request = currentRequest()
    const began = performance.now()
    const tell = (isFailed: boolean) => {
      const query = { request, word: wordOf(args[0]), began, ms: performance.now() - began, isFailed }
      for (const listener of listeners) listener(query)
    }
    const callback = args.at(-1)
    if (typeof callback === 'function')
      args[args.length - 1] = (error: unknown, ...results: unknown[]) => {
        tell(Boolean(error))
        return callback(error, ...results)
      }
    const answer = call.apply(this, args)
    if (answer instanceof Promise)
      answer.then(
        () => tell(false),
        () => tell(true),
      )
    return answer
  }

/** @param statement - as the driver is given it */
function wordOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  return /^\s*\(?([a-z]{2,20})\b/i.exec(text ?? '')?.[1]?.toLowerCase() ?? 'statement'
}
