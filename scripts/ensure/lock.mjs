import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A first installation on a slow line takes this long; beyond it the other process hangs. */
const patienceMs = 15 * 60_000

/**
 * Runs `task` while no other process in this folder runs one. The lock is a name in the kernel (an abstract socket)
 * that is released when its holder ends in any way, so it cannot become stale.
 */
export async function alone(root, task) {
  const unlock = await lock(root)
  try {
    return task()
  } finally {
    unlock()
  }
}

async function lock(root) {
  if (process.platform !== 'linux') return () => {}
  const name = `\0pignon-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 24)}`
  const began = Date.now()
  for (let tries = 0; Date.now() - began < patienceMs; tries++) {
    const server = await listen(name)
    if (server) return () => server.close()
    if (tries === 0) process.stderr.write('Waiting for another npm command that installs or builds here …\n')
    await sleep(200)
  }
  throw new Error('another npm command has been installing or building here for 15 minutes')
}

function listen(name) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen({ path: name }, () => resolve(server))
  })
}
