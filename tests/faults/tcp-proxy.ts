import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/**
 * `on` passes everything; `refuse` accepts nobody and ends who is there; `drop` swallows whatever is sent; `busy` does so
 * for new connections only, as a server that is too busy to begin with them.
 */
export type ProxyMode = 'on' | 'refuse' | 'drop' | 'busy'

export type TcpProxy = {
  port: number
  /** The same address, but through the proxy. */
  through(url: string): string
  set(mode: ProxyMode): Promise<void>
  /** Swallows what is sent over the connections of now, as a router that forgot them; new ones pass. */
  forget(): void
  close(): Promise<void>
}

/** The way to a server, which can be cut as a firewall or a stopped server cuts it. */
export async function startTcpProxy(target: () => { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let mode: ProxyMode = 'on'

  const server = createServer((incoming) => {
    track(incoming)
    // Accepted by the kernel before anybody looks: for a client the same as packets that never come back.
    if (mode === 'drop' || mode === 'busy') return
    const { host, port } = target()
    const outgoing = createConnection({ host, port })
    track(outgoing)
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  })

  function track(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }

  function pass(from: Socket, to: Socket) {
    const isSwallowed = () => mode === 'drop' || forgotten.has(from)
    from.on('data', (chunk) => isSwallowed() || to.write(chunk))
    from.once('close', () => isSwallowed() || to.destroy())
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stopListening = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await listen(0)
  return {
    port,
    through(url) {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    async set(next) {
      mode = next
      if (next === 'refuse') await stopListening()
      else if (!server.listening) await listen(port)
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket)
    },
    close: stopListening,
  }
}
