import type { IncomingMessage } from 'node:http'
import { requestMs } from '~/platform/database-limits'
import { longestForm } from '~/platform/sent-form/longest-form'
import { documentPath } from './document-path'

/** What took longer than it may. */
export class TooLateError extends Error {
  override name = 'TooLateError'
}

/**
 * Waits for a result, but not longer than this. The work itself goes on: what waits for a database cannot be stopped.
 * @throws {TooLateError}
 */
export const inTime = <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> =>
  // By hand: a race of two promises costs every request some microseconds more.
  new Promise((resolve, reject) => {
    const late = () => reject(new TooLateError(`no result in ${milliseconds} ms`))
    const timer = setTimeout(late, milliseconds)
    work.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })

/** The longest that a request waits for one thing of the database before it goes on to what takes its own time. */
export const lookUpMs = 5_000

/** Everybody is answered within ten seconds, whatever the database does. */
const usualMs = requestMs.database + requestMs.rendering
/** Receiving a picture of a visitor, fetching a document and rendering a picture have bounds of their own. */
export const longMs = 120_000

/** Pictures, and documents: `…/12/plan.pdf`. */
const takesItsTime = new RegExp(`^/(?:media|social)/|/${documentPath.source}(?:\\?|$)`)

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** How long a request may take, in milliseconds. */
export function allowedMs({ method = 'GET', url = '/', headers }: RequestHead): number {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Files come as form data, of any size; a length that is not given may be that of a picture.
  const isUpload =
    hasBody &&
    (/^multipart\//i.test(headers['content-type'] ?? '') ||
      !(Number(headers['content-length'] ?? Number.NaN) <= longestForm))
  return isUpload || takesItsTime.test(url) ? longMs : usualMs
}

/** Stored on the request, because a map entry costs more. Cached pages are sent at once and need no note. */
const waitsSince = Symbol('when the request began to wait')
type TimedRequest = RequestHead & { [waitsSince]?: number }

/** Remembers since when requests wait, so that a second try at an answer has only the time that the first one left. */
export function createDeadlines(now: () => number = () => performance.now()) {
  return {
    begin(request: TimedRequest) {
      request[waitsSince] ??= now()
    },
    /** Milliseconds that are left; 0 when the time is over. */
    left: (request: TimedRequest) =>
      Math.max(0, allowedMs(request) - (now() - (request[waitsSince] ?? now()))),
  }
}
