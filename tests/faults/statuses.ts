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

/** Answers that are none, or another one than 200. */
export const countMissing = (statuses: Statuses) =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (status === '200' ? 0 : times), 0)

/** Whether 503, which a busy machine's site may answer, was at most half of the answers. */
export function isMostlyServed(statuses: Statuses): boolean {
  const all = Object.values(statuses).reduce((sum, times) => sum + times, 0)
  return (statuses[503] ?? 0) * 2 <= all
}

/** Sends a request. @returns status of a whole answer, else what went wrong */
export const statusOf = async (request: ClientRequest, body?: string): Promise<string> =>
  (await answerOf(request, body)).status

/** Sends a request. @returns status and text of a whole answer, else what went wrong */
export const answerOf = (request: ClientRequest, body?: string): Promise<{ status: string; text: string }> =>
  new Promise((resolve) => {
    let text = ''
    const end = (status: string) => resolve({ status, text })
    request
      .on('response', (answer: IncomingMessage) =>
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => end(String(answer.statusCode)))
          .on('error', () => end('half an answer')),
      )
      .on('timeout', () => request.destroy(new Error('no answer')))
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end(body)
  })
