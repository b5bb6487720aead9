import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection of the site, with its newest request and the answer to it. */
export type Connection = { socket: Socket; request?: IncomingMessage; response?: ServerResponse }

export type Connections = {
  /** Those that are open. */
  open: ReadonlySet<Connection>
  /** From now on every answer says that its connection closes. */
  closeAfterAnswers(): void
}

/** Follows the connections of a server: Node does not tell what is under way on each. */
export function followConnections(server: Server): Connections {
  const open = new Set<Connection>()
  const bySocket = new WeakMap<Socket, Connection>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    const connection = { socket }
    bySocket.set(socket, connection)
    open.add(connection)
    socket.once('close', () => open.delete(connection))
  })
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const connection = bySocket.get(request.socket)
    if (!connection) return
    if (isClosing) response.shouldKeepAlive = false
    connection.request = request
    connection.response = response
  }
  // A request that expects something comes as one of the others.
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, begin)
  return {
    open,
    closeAfterAnswers() {
      isClosing = true
      for (const { response } of open) if (response?.headersSent === false) response.shouldKeepAlive = false
    },
  }
}

/** Whether a request came of which the answer is not written yet. */
export const isAnswering = ({ response }: Connection) => response !== undefined && !response.closed
