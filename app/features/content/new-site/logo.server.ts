import path from 'node:path'
import { readSiteFile } from '../site-file.server'

/** Tells why a file cannot be the logo of a site; undefined if it can, or if there is none. */
export async function logoMistake(file: string | undefined): Promise<string | undefined> {
  if (!file) return undefined
  if (path.extname(file).toLowerCase() !== '.svg') return 'the logo is an SVG file'
  try {
    await readSiteFile(path.dirname(path.resolve(file)), path.basename(file))
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return `${file} cannot be read: ${error.code}`
    return `${file}: ${error instanceof Error ? error.message : error}`
  }
}
