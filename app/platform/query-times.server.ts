import { currentRequest } from './request-scope.server'

/** A statement that ended. `route`: of the request that it was for; undefined for jobs and commands. */
export type TimedQuery = { route: string | undefined; ms: number; isFailed: boolean; began: number }

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
    const route = currentRequest()?.route
    const began = performance.now()
    const tell = (isFailed: boolean) => {
      const query = { route, ms: performance.now() - began, isFailed, began }
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
