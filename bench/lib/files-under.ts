import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder; folders that go meanwhile are left out. */
export function filesUnder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch {
    return filesUnder(folder)
  }
}
