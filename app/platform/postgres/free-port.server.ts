import net from 'node:net'

/** A port that nothing listens on at 127.0.0.1: the wanted one when it is free, else any. */
export async function freePort(wanted = 0): Promise<number> {
  const port = await tryPort(wanted)
  if (port) return port
  return freePort()
}

function tryPort(wanted: number): Promise<number | undefined> {
  const server = net.createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (wanted ? resolve(undefined) : reject(error)))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
