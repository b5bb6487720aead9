import path from 'node:path'
import { isProgram } from './is-program.mjs'

/** Debian installs it in a folder that is on the PATH of root only. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin']

/** Path of nginx, if installed. Plain JavaScript: also runs before anything is installed. */
export function findNginx(env = process.env) {
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return [...onPath, ...folders].map((folder) => path.join(folder, 'nginx')).find(isProgram)
}
