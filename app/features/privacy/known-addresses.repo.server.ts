import { sql } from 'drizzle-orm'
import type { Db } from '~/platform/database.server'
import { addressesIn } from './known-addresses'

/**
 * Every mail address in any column of any table, the job queue's included, in lower case. It reads the whole database.
 */
export async function findKnownAddresses(tx: Db): Promise<Set<string>> {
  const tables = await tx.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const found = new Set<string>()
  for (const { name } of tables.rows) {
    for (const text of await writtenAddresses(tx, name))
      for (const address of addressesIn(text)) found.add(address)
  }
  return found
}

/** Texts around an @ in the rows of a table; escapes of JSON end a word (`\nada@post.example`). */
async function writtenAddresses(tx: Db, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ text: string }>(
    sql`select distinct found[1] as text
      from (select to_jsonb(one)::text as json from ${sql.raw(table)} one) as rows,
        regexp_matches(regexp_replace(json, '\\\\(u[0-9a-fA-F]{4}|.)', ' ', 'g'), '[^[:space:]"<>,;:()]+@[a-zA-Z0-9.-]+', 'g') as found
      where json like '%@%'`,
  )
  return rows.map(({ text }) => text)
}
