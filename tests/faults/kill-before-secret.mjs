import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

/** Loaded before a command (`node --import`): kills it (kill -9) at the moment when it puts a SECRET in its place. */
const { rename } = promises

promises.rename = async (from, to) => {
  if (path.basename(String(to)) === 'secret') process.kill(process.pid, 'SIGKILL')
  await rename(from, to)
}
syncBuiltinESMExports()
