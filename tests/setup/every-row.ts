import type pg from 'pg'

export type StoredRow = { table: string; row: string }

/**
 * Every row of every table of a database, also of those that the product's libraries made, as text. Without columns that
 * the server derives from others: versions of PostgreSQL derive words differently.
 */
export async function everyRow(pool: pg.Pool): Promise<StoredRow[]> {
  const { rows: tables } = await pool.query<{ name: string; derived: string[] }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name,
       array(select column_name::text from information_schema.columns
         where columns.table_schema = tables.table_schema and columns.table_name = tables.table_name
           and is_generated = 'ALWAYS') as derived
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: StoredRow[] = []
  for (const { name, derived } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(one) - $1::text[])::text as row from ${name} one`,
      [derived],
    )
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}
