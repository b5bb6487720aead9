import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '~/platform/database.server'

/**
 * Rows are sent as one JSON parameter: with one parameter per value, a statement reaches PostgreSQL's limit of 65,535
 * after a few hundred listings, and takes several times as long to build and to parse.
 */
type Row<Table extends PgTable> = Partial<Table['$inferInsert']>

/** Rows per statement, so that its JSON stays at a few megabytes. */
const chunkSize = 2000

export type ColumnName<Table extends PgTable> = Extract<keyof Table['$inferInsert'], string>

type Update<Table extends PgTable> = {
  /** Columns that an update leaves as they are, empty in a new row. */
  kept?: ColumnName<Table>[]
  /** Columns with a text for each language of which an update leaves the languages that it does not name. */
  joined?: ColumnName<Table>[]
}

/**
 * Inserts rows, or updates those with the same key that differ: a row written again costs its indexes and the search
 * vector of its text, also where nothing of it is new.
 * @param key - columns of a primary key or unique constraint
 */
export async function upsertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  key: ColumnName<Table>[],
  rows: Row<Table>[],
  { kept = [], joined = [] }: Update<Table> = {},
) {
  const columns = writable(table, kept)
  const names = list([...columns.values()])
  const others = [...columns].flatMap(([name, column]) =>
    key.some((one) => one === name) ? [] : { column, isJoined: joined.some((one) => one === name) },
  )
  const wantedOf = ({ column, isJoined }: (typeof others)[number]) =>
    isJoined ? sql`${table}.${column} || excluded.${column}` : sql`excluded.${column}`
  const changes = list(others.map((one) => sql`${one.column} = ${wantedOf(one)}`))
  const stored = list(others.map(({ column }) => sql`${table}.${column}`))
  const wanted = list(others.map(wantedOf))
  for (const chunk of chunks(rows)) {
    await tx.execute(sql`
      insert into ${table} (${names}) select ${names} from ${recordset(table, chunk)}
      on conflict (${list(columnsOf(table, key))}) do update set ${changes}
      where (${stored}) is distinct from (${wanted})`)
  }
}

/**
 * Replaces the rows of some owners: others of theirs are deleted, those that stay keep their id.
 * @param keep - rows that stay unchanged; only their key counts
 */
export async function replaceRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  { owner, owners, key }: { owner: ColumnName<Table>; owners: number[]; key: ColumnName<Table>[] },
  rows: Row<Table>[],
  { keep = [], joined = [] }: { keep?: Row<Table>[] } & Pick<Update<Table>, 'joined'> = {},
) {
  const same = list(columnsOf(table, key), {
    as: (column) => sql`kept.${column} = old.${column}`,
    by: ' and ',
  })
  await tx.execute(sql`
    delete from ${table} as old
    where old.${list(columnsOf(table, [owner]))} in (select value::int from json_array_elements_text(${json(owners)}))
      and not exists (select from ${recordset(table, [...rows, ...keep], key)} as kept where ${same})`)
  await upsertRows(tx, table, key, rows, { joined })
}

/** Writable columns, by their name in the code. */
function writable(table: PgTable, kept: readonly string[]): Map<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !kept.includes(name))
  const own = columns.filter(([, column]) => !column.generated && !column.generatedIdentity)
  return new Map(own.map(([name, column]) => [name, sql`${sql.identifier(column.name)}`]))
}

const columnsOf = (table: PgTable, names: readonly string[]): SQL[] =>
  names.flatMap((name) => {
    const column = getTableColumns(table)[name]
    return column ? [sql`${sql.identifier(column.name)}`] : []
  })

const list = (columns: SQL[], { as = (column: SQL) => column, by = ', ' } = {}) =>
  sql.join(columns.map(as), sql.raw(by))

const json = (value: unknown) => sql`${JSON.stringify(value)}::json`

/** Rows as a set of records of the table's own type. */
function recordset(table: PgTable, rows: Record<string, unknown>[], only?: readonly string[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !only || only.includes(name))
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([name, column]) => [column.name, row[name]])),
  )
  return sql`json_populate_recordset(null::${table}, ${json(records)})`
}

function* chunks<T>(rows: T[]) {
  for (let at = 0; at < rows.length; at += chunkSize) yield rows.slice(at, at + chunkSize)
}
