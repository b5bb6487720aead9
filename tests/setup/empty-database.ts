import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * A database without tables on a server; it is dropped after the test file.
 * @param server - a database of that server; the one of the tests unless given
 * @returns its address
 */
export async function emptyDatabase(server = inject('templateUrl')): Promise<string> {
  const maintenance = new URL(server)
  maintenance.pathname = '/postgres'
  const url = new URL(server)
  url.pathname = `/pignon_empty_${randomBytes(4).toString('hex')}`
  const name = url.pathname.slice(1)
  await queryAt(maintenance.href, `create database ${name}`)
  afterAll(async () => {
    await queryAt(maintenance.href, `drop database ${name} with (force)`)
  })
  return url.href
}

/** One query on a connection of its own. */
export async function queryAt<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
