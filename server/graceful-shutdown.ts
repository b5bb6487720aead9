import { once } from 'node:events'
import type { Server } from 'node:http'

/** Time for requests in progress after a stop signal, in milliseconds. */
const graceMs = 5_000
/** Browsers keep connections open after the last answer; without further requests they are closed soon. */
const idleCheckMs = 50

/**
 * Accepts no new connections, and resolves when running requests are answered or have timed out. Database and pictures
 * have to stay open until then.
 */
export async function shutDownGracefully(server: Server, longestMs = graceMs): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const late = setTimeout(() => server.closeAllConnections(), longestMs)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
