import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { everyRow } from '../../tests/setup/every-row'

/** What the libraries of the product make again for themselves. */
const madeAnew = ['drizzle.__drizzle_migrations', 'pgboss.version', 'pgboss.bam']

/** Every row of a database, read another way than backups do: as JSON, sorted. */
export async function allRowsAt(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const rows = await everyRow(pool)
    return rows
      .filter(({ table }) => !madeAnew.includes(table) && !table.startsWith('pgboss.queue_stats'))
      .map(({ table, row }) => `${table} ${row}`)
      .sort()
  } finally {
    await pool.end()
  }
}

/** Name and hash of every file below a folder. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    found[path.relative(folder, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  }
  return found
}

export async function writeBelow(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
