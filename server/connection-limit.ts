import type { Server } from 'node:http'
import type { Services } from '~/platform/app.server'

const windowMs = 60_000

/** Limits the connections of a server, and tells of those beyond in one line a minute. */
export function limitConnections(server: Server, maxConnections: number, log: Pick<Services['log'], 'warn'>) {
  let closed = 0
  const tell = () => {
    log.warn({ closed, maxConnections }, 'connections were closed, because MAX_CONNECTIONS were open')
    closed = 0
  }
  server.maxConnections = maxConnections
  server.on('drop', () => {
    // Whoever comes next finds room; a proxy has far fewer connections than there may be.
    server.closeIdleConnections()
    if (closed++ === 0) setTimeout(tell, windowMs).unref()
  })
}
