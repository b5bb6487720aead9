import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Raise it when the way from scene to file changes: every picture is then out of date. */
const version = 1
const list = join(import.meta.dirname, 'rendered.json')

/** What a picture was made of: its scene, its size, its limit and this version of the renderer. */
export const fingerprint = (scene: string, size: string, limit: number): string =>
  createHash('sha256').update(`${version}\n${size}\n${limit}\n${scene}`).digest('hex').slice(0, 16)

const read = (): Record<string, string> =>
  existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}

/** Whether the picture's file is what this scene would give. */
export const isRendered = (name: string, print: string, file: string): boolean =>
  existsSync(file) && read()[name] === print

/** Read again before every entry, so that a second run beside this one loses nothing. */
export function noteRendered(name: string, print: string): void {
  const entries = Object.entries({ ...read(), [name]: print }).sort(([a], [b]) => (a < b ? -1 : 1))
  replaceFile(list, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** Whoever reads the folder meanwhile never sees half a file. */
export function replaceFile(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}
