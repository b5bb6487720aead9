import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Bounds = { milliseconds: number; bytes: number }

/** How long a connection stays open behind an answer that it will be closed with, and how much may still come. */
const lingering: Bounds = { milliseconds: 5_000, bytes: 64 * 1024 * 1024 }

/**
 * Keeps a connection in step with what was read of a request; to be called when its answer is known and before it is
 * written. A body of which bytes are still to come would be taken for the next request, which behind a proxy is
 * another visitor's: such an answer says `Connection: close`, and the connection is closed after it.
 * @param status - of the answer; 413 always closes, because its sender may have more to send
 * @see RFC 9112, 9.3 and 9.6
 */
export async function discardUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  bounds = lingering,
): Promise<void> {
  // What came in the same packet as the head is read after whoever answers at once.
  if (!request.complete) await nextTurn()
  if (request.complete && status !== 413) {
    discardReceived(request)
  } else {
    response.shouldKeepAlive = false
    discardFurther(request.socket, bounds)
  }
}

/** All of the body is here. What nobody reads goes, because the next request waits behind it. */
function discardReceived(request: IncomingMessage) {
  // Node itself discards a body that nobody began to read.
  if (!request.readableDidRead || request.readableEnded) return
  request.removeAllListeners('data')
  request.resume()
}

/**
 * Takes nothing more from a connection as a request, and closes it once its answer is out. The bytes that still come
 * are read and forgotten for a while: closed with bytes unread, the connection would be reset, and the answer lost
 * with it.
 */
function discardFurther(socket: Socket, { milliseconds, bytes }: Bounds) {
  let left = bytes
  const discard = (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) socket.destroy()
  }
  // A listener of our own makes Node hand over the bytes, which its parser otherwise takes from the system directly.
  socket.on('data', discard)
  for (const listener of socket.listeners('data')) {
    if (listener !== discard) socket.off('data', listener as (chunk: Buffer) => void)
  }
  closeGently(socket, milliseconds)
  socket.resume()
}

/** Closes our side first, and the whole when the other side has closed too, or after a while. */
function closeGently(socket: Socket, milliseconds: number) {
  let isAnswered = false
  let hasEnded = false
  // Node's own listener takes a body that ends early for an error, and drops the answer.
  socket.removeAllListeners('end')
  socket.once('end', () => {
    hasEnded = true
    if (isAnswered) socket.destroy()
  })
  // What Node calls when the last answer of a connection is written.
  socket.destroySoon = () => {
    if (isAnswered) return
    isAnswered = true
    socket.end(() => hasEnded && socket.destroy())
    const tooLong = setTimeout(() => socket.destroy(), milliseconds)
    socket.once('close', () => clearTimeout(tooLong))
  }
}
