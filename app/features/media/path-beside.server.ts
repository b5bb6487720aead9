import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'

/**
 * Resolves the real path of a file in the feed's folder.
 * @throws {Error} if the path leaves the folder, also through a symbolic link, or is not a file
 */
export async function pathBeside(baseDir: string, path: string, maxBytes: number): Promise<string> {
  if (isAbsolute(path) || path.split(/[\\/]/).includes('..'))
    throw new Error('the path leaves the feed folder')
  const base = await realpath(baseDir)
  const real = await realpath(join(base, path))
  if (!real.startsWith(base.endsWith(sep) ? base : base + sep)) {
    throw new Error('the path leaves the feed folder through a link')
  }
  const file = await stat(real)
  if (!file.isFile()) throw new Error('the path does not lead to a file')
  if (file.size > maxBytes) throw new Error(`larger than ${maxBytes} bytes`)
  return real
}
