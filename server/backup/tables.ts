import type pg from 'pg'

/** Anything that runs a query: a connection in its transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>

/** Schema of pg-boss: the jobs that wait. */
export const jobsSchema = 'pgboss'

/**
 * Tables that are not copied: lists of applied migrations, which a restore writes itself, and what pg-boss makes again
 * for itself.
 */
const notCopied = [
  'drizzle.__drizzle_migrations',
  ...['version', 'bam', 'queue_stats'].map((name) => `${jobsSchema}.${name}`),
]

/** A table of the product or of its jobs; partitions are copied with the table that they are part of. */
export type Table = {
  /** `schema.name` */
  name: string
  /** Without generated ones, in the order of the table. */
  columns: string[]
}

export async function findTables(client: Queries): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', '${jobsSchema}') and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1 order by 1`,
  )
  return rows.filter(({ name }) => !notCopied.includes(name))
}

/** Pairs of tables: the first has rows that point to rows of the second. */
export async function findReferences(client: Queries): Promise<[string, string][]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f'`,
  )
  return rows.map(({ from, to }) => [from, to])
}

export type Sequence = { name: string; value: string; isCalled: boolean }

/** Read after the rows: sequences are outside every snapshot, and must not be behind them. */
export async function findSequences(client: Queries): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name
     from pg_sequences where schemaname in ('public', '${jobsSchema}') order by 1`,
  )
  const found: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    found.push(...states.map((state) => ({ name, ...state })))
  }
  return found
}

export async function setSequence(client: Queries, { name, value, isCalled }: Sequence) {
  await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
}

/** Version of pg-boss's tables; null when there are none. */
export async function findJobsVersion(client: Queries): Promise<number | null> {
  const { rows: tables } = await client.query(`select to_regclass('${jobsSchema}.version') as name`)
  if (!tables[0].name) return null
  const { rows } = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`)
  return rows[0]?.version ?? null
}

/** Hashes of the migrations that were applied, in order; none in a database that the product never opened. */
export async function findMigrations(client: Queries): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!tables[0].name) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

/** Name of the secret that this database was used with; undefined when none is known yet. */
export async function knownSecret(client: Queries): Promise<string | undefined> {
  const { rows: tables } = await client.query(`select to_regclass('public.secret_check') as name`)
  if (!tables[0].name) return undefined
  const { rows } = await client.query<{ name: string }>('select key_id as name from public.secret_check')
  return rows[0]?.name
}

export const quoteTable = (name: string) => name.split('.').map(quote).join('.')

export const quoteColumns = (columns: readonly string[]) => columns.map(quote).join(', ')

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
