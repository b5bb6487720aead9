import type pg from 'pg'

export type StoredRow = { table: string; row: string }

/** Every row of every table of a database, also of those that the product's libraries made, as text. */
export async function everyRow(pool: pg.Pool): Promise<StoredRow[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: StoredRow[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} one`)
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}
