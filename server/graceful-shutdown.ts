import { once } from 'node:events'
import { Server } from 'node:net'
import { type Connection, type Connections, isAnswering } from './connections'
import type { SiteServer } from './site-server'

type Patience = {
  /** How long a connection stays open without a request: longer than a proxy keeps it, which then closes it first. */
  idleMs: number
  /** Time for requests in progress; every page is answered within ten seconds. */
  requestsMs?: number
}

const checkMs = 50
/** For a request that is on its way at this moment, also where nobody asked to wait. */
const leastIdleMs = 250

/**
 * Accepts no new connections, and resolves when running requests are answered or have timed out; every answer says that
 * its connection closes. Database and pictures have to stay open until then.
 */
export async function shutDownGracefully(
  { server, connections }: SiteServer,
  { idleMs, requestsMs = 10_000 }: Patience,
): Promise<void> {
  const closed = once(server, 'close')
  // Node's own for HTTP would end idle connections at once, also one that a proxy is sending a form on.
  Server.prototype.close.call(server)
  connections.closeAfterAnswers()
  const idle = setInterval(createIdleCheck(connections, Math.max(idleMs, leastIdleMs)), checkMs)
  const late = setTimeout(() => server.closeAllConnections(), Math.max(idleMs, requestsMs))
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function createIdleCheck({ open }: Connections, idleMs: number) {
  const since = new Map<Connection, number>()
  return () => {
    const now = performance.now()
    for (const connection of open) {
      const began = isAnswering(connection) ? now : (since.get(connection) ?? now)
      since.set(connection, began)
      if (now - began >= idleMs) connection.socket.destroy()
    }
  }
}
