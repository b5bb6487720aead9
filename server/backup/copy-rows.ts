import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { RowChecksum } from './row-checksum'
import { type Queries, quoteColumns, quoteTable, type Table } from './tables'

/**
 * Makes COPY write and read the same text on every server, and takes away limits of time that are meant for visitors.
 * Holds until the end of the transaction.
 */
export async function prepareCopy(client: Queries) {
  await client.query(
    `set local statement_timeout = 0; set local lock_timeout = 0;
     set local idle_in_transaction_session_timeout = 0; set local client_encoding = 'UTF8';
     set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
     set local extra_float_digits = 1; set local bytea_output = 'hex'`,
  )
}

/** The rows of a table in COPY's text format. A query, because a partitioned table cannot be copied itself. */
export const readRows = (client: pg.ClientBase, { name, columns }: Table): Readable =>
  client.query(to(`copy (select ${quoteColumns(columns)} from ${quoteTable(name)}) to stdout`))

export async function writeRows(client: pg.ClientBase, { name, columns }: Table, rows: Readable) {
  await pipeline(rows, client.query(from(`copy ${quoteTable(name)} (${quoteColumns(columns)}) from stdin`)))
}

/** Counts and sums the rows that a table has now. */
export async function measureRows(client: pg.ClientBase, table: Table) {
  return await checksumOf(readRows(client, table))
}

/** Counts and sums rows in COPY's text format. */
export async function checksumOf(source: Readable): Promise<{ rows: number; checksum: string }> {
  const sum = new RowChecksum()
  sum.resume()
  await pipeline(source, sum)
  return { rows: sum.rows, checksum: sum.checksum }
}
