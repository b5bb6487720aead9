import type { Readable } from 'node:stream'
import type pg from 'pg'
import { writeRows } from './copy-rows'
import { type Queries, quoteColumns, quoteTable, type Table } from './tables'

/** Its type as SQL writes it. */
type Column = { name: string; type: string }

/** Columns of a table as it is here; a library may have other ones than the version that wrote a backup. */
export async function findColumns(client: Queries, name: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quoteTable(name)],
  )
  return rows
}

/** Writes the columns that both have; those of the backup alone are left out, those of here alone get their default. */
export async function writeSharedColumns(client: pg.Client, table: Table, here: Column[], rows: Readable) {
  const all = table.columns.map((name) => `${quoteColumns([name])} text`)
  await client.query(`create temporary table read_rows (${all.join(', ')}) on commit drop`)
  await writeRows(client, { name: 'pg_temp.read_rows', columns: table.columns }, rows)
  const shared = here.filter(({ name }) => table.columns.includes(name))
  const names = quoteColumns(shared.map(({ name }) => name))
  const values = shared.map(({ name, type }) => `${quoteColumns([name])}::${type}`).join(', ')
  await client.query(
    `insert into ${quoteTable(table.name)} (${names}) select ${values} from pg_temp.read_rows;
     drop table pg_temp.read_rows`,
  )
}
