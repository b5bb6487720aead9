import { sql } from 'drizzle-orm'
import type { Db } from './database.server'

/** The product's tables, those of its migrations, and those of its jobs. */
const schemas = ['public', 'drizzle', 'pgboss'] as const

/**
 * Lets a role read and write every row, and neither make, change nor drop a table: then whoever takes the site over can not
 * switch off what keeps the logs as they are. Repeated after each migration, because a new table has no grants.
 * @param role - name of the role; it has to exist
 */
export async function grantRows(db: Db, role: string): Promise<void> {
  const to = sql.identifier(role)
  for (const name of schemas) {
    const schema = sql.identifier(name)
    await db.execute(sql`grant usage on schema ${schema} to ${to}`)
    await db.execute(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`)
    await db.execute(sql`grant usage, select on all sequences in schema ${schema} to ${to}`)
    await db.execute(sql`grant execute on all routines in schema ${schema} to ${to}`)
  }
}
