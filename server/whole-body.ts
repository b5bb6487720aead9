import type { IncomingHttpHeaders } from 'node:http'
import { inTime } from './deadline'

/** A request of Node. */
type Incoming = {
  complete: boolean
  headers: IncomingHttpHeaders
  once(event: 'end', listener: () => void): unknown
  off(event: 'end', listener: () => void): unknown
}

/**
 * Waits for the answer to a request, whose time begins again when all of its body is here: a slow sender takes none of
 * the time that the answer needs.
 * @param milliseconds - for the body, and for the answer after it
 * @param arrived - called when the body has arrived later than its head
 * @throws TooLateError when either is too late
 */
export async function inTimeOfBody<Answer>(
  incoming: Incoming,
  answering: Promise<Answer>,
  milliseconds: number,
  arrived: () => void,
): Promise<Answer> {
  if (incoming.complete || !hasBody(incoming)) return await inTime(answering, milliseconds)
  const whole = Promise.withResolvers<void>()
  incoming.once('end', whole.resolve)
  try {
    const first = await inTime(Promise.race([answering.then(toResult), whole.promise]), milliseconds)
    if (first) return first.answer
  } finally {
    incoming.off('end', whole.resolve)
  }
  arrived()
  return await inTime(answering, milliseconds)
}

/** @see RFC 9112, 6.3 */
const hasBody = ({ headers }: Incoming) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const toResult = <Answer>(answer: Answer) => ({ answer })
