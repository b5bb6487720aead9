import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Debian has it in a folder that is on the PATH of root only. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin']

/** Path of nginx, if there is one. Plain JavaScript: also runs before anything is installed. */
export function findNginx(env = process.env) {
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return [...onPath, ...folders].map((folder) => path.join(folder, 'nginx')).find(isProgram)
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
