import { once } from 'node:events'
import type { Server } from 'node:http'

/** Longest a visitor's last request may take after the site was told to stop, in milliseconds. */
const graceMs = 5_000
/** A browser keeps its connection after the last answer; as nothing else will come, it is closed soon. */
const idleCheckMs = 50

/**
 * Takes no new visitor, and ends when those who were there have their answer, or have waited too long.
 * Database and pictures have to stay open until then.
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
