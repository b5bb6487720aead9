import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '~/platform/migrate.server'
import { openEmbedded } from '~/platform/postgres/embedded.server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database with all migrations applied, that every test file copies. */
    templateUrl: string
  }
}

type Server = { url: string; stop(): Promise<void> }

/** Nothing here has to survive a crash of the machine, so nobody waits for the disk; what must has clusters of its own. */
const withoutDisk = [
  'alter system set fsync = off',
  'alter system set full_page_writes = off',
  'alter system set synchronous_commit = off',
  'select pg_reload_conf()',
]

/** One cluster for the run: the product's own, or the server of TEST_DATABASE_URL (any PostgreSQL from 15 on). */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startServer()
  const template = `pignon_test_${process.pid}`
  await run(server.url, `drop database if exists ${template}`, `create database ${template}`)
  const templateUrl = withDatabase(server.url, template)
  await prepare(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    if (given) await run(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function startServer(): Promise<Server> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-test-'))
  const embedded = await openEmbedded(dir, { log: (line) => console.log(line) })
  await run(embedded.url, ...withoutDisk)
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.close()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function prepare(templateUrl: string) {
  const pool = new pg.Pool({ connectionString: templateUrl })
  try {
    await migrate({ pool })
  } finally {
    // A database that somebody is connected to cannot be copied.
    await pool.end()
  }
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
