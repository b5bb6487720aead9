import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port on which nobody listens. Not one that the system gives to connections (from 32,768): it may be taken before
 * somebody listens, also by another product that starts at the same time.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
}
