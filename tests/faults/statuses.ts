import type { ClientRequest, IncomingMessage } from 'node:http'

/** How often each status came; where there was no answer, what went wrong. */
export type Statuses = Record<string, number>

export function statusesOf(statuses: readonly string[]): Statuses {
  const counts: Statuses = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Answers of 5xx, and none. */
export const countBroken = (statuses: Statuses) =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (Number(status) < 500 ? 0 : times), 0)

/** For people: `12 × 200, 1 × 503`. */
export const counted = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')

/** Sends a request. @returns status of a whole answer, else what went wrong */
export const statusOf = (request: ClientRequest, body?: string): Promise<string> =>
  new Promise((resolve) => {
    request
      .on('response', (answer: IncomingMessage) =>
        answer
          .on('end', () => resolve(String(answer.statusCode)))
          .on('error', () => resolve('half an answer'))
          .resume(),
      )
      .on('timeout', () => request.destroy(new Error('no answer')))
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end(body)
  })
