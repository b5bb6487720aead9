/**
 * Backup and restore of a large agency: 20,000 listings, 292,000 rows of visits. Backs up while visitors come, restores
 * into an empty folder and compares every row, copies into PostgreSQL 15 where Debian's is installed, and kills backups
 * and restores at moments spread over their whole run. `node bench/backup.ts --listings 20000 --kills 10`; exit code 1
 * when a row differs, a visitor gets 5xx, a restore takes longer than two minutes, or something broken looks whole.
 * `--without-partial` plants a defect, backups that are written in their place at once: then it has to fail. Needs
 * `npm run build`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { debianCluster, startDebianPostgres } from '../scripts/audit/postgres-15.mjs'
import {
  type Ended,
  killCommands,
  makeLookWhole,
  runToEnd,
  wholeBackups,
} from '../tests/faults/killed-backups.ts'
import { loadWithLargeBodies } from '../tests/faults/large-bodies-load.ts'
import { openDatabase, writeVisits } from './lib/database.ts'
import { command, generateFeed, newDataDir, startProduct } from './lib/product.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '10' },
    'without-partial': { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
/** Limit in seconds for a restore of 20,000 listings. */
const longestRestore = 120

const scratch = mkdtempSync(path.join(tmpdir(), 'pignon-backups-'))
const target = path.join(scratch, 'backups')
const keys = path.join(scratch, 'keys')
const operatorKey = path.join(keys, 'backup-operator.key')
const serverKey = path.join(keys, 'backup-server.key')
const [from, to] = [newDataDir(), newDataDir()]
const at = (dataDir: string, more: NodeJS.ProcessEnv = {}) => {
  const { DATABASE_URL: _, ...env } = process.env
  return {
    ...env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    BACKUP_DIR: target,
    LOG_LEVEL: 'error',
    ...more,
  }
}

try {
  await fill()
  await backUpUnderLoad()
  const before = await sumOf(from.dataDir)
  const newest = await backUpQuietly()
  const seconds = await restore(newest, before)
  await killBackups()
  await killRestores(newest, before, seconds * 1_000)
  await moveToDebian()
} finally {
  for (const { remove } of [from, to]) remove()
  rmSync(scratch, { recursive: true, force: true })
}

async function fill() {
  const site = await startProduct({ dataDir: from.dataDir })
  await command(from.dataDir, 'feed', 'import', await generateFeed(scratch, Number(values.listings)))
  const { client, close } = await openDatabase(from.dataDir)
  const { rows } = await client.query<{ id: number }>('select id from listings order by id limit 200')
  // The demo has some of its own.
  await client.query('delete from visit_counts')
  await writeVisits(
    client,
    rows.map(({ id }) => id),
    365,
  )
  await close()
  await site.stop()
}

async function backUpUnderLoad() {
  check('keys', await runToEnd(['backup', 'keys', keys], at(from.dataDir)))
  const env = { DEMO: 'on', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,::1' }
  const site = await startProduct({ dataDir: from.dataDir, env })
  const load = { origin: site.origin, siteOrigin: site.origin, withoutLarge: true }
  await loadWithLargeBodies({ ...load, seconds: 5 })
  const alone = await loadWithLargeBodies({ ...load, seconds: 20 })
  const under = loadWithLargeBodies({ ...load, seconds: 20 })
  const made = await runToEnd(['backup'], at(from.dataDir, { BACKUP_KEY_FILE: serverKey }))
  const result = await under
  await site.stop()
  check('backup under load', made)
  const { p50, p99, broken } = result
  console.log(
    `  visitors meanwhile: 5xx or none ${broken}, p50 ${p50} ms, p99 ${p99} ms; without a backup p50 ${alone.p50} ms, p99 ${alone.p99} ms`,
  )
  if (broken > 0) fail(`${broken} visitors got 5xx or no answer`)
}

async function backUpQuietly(): Promise<string> {
  check('backup', await runToEnd(['backup', '--keep', '1'], at(from.dataDir, { BACKUP_KEY_FILE: serverKey })))
  const [name = '', ...others] = wholeBackups(target)
  if (others.length > 0) fail(`--keep 1 left ${others.length + 1}`)
  return path.join(target, name)
}

/** @returns its seconds */
async function restore(backup: string, before: string): Promise<number> {
  const restored = await runToEnd(['restore', backup, '--key', operatorKey], at(to.dataDir))
  check('restore', restored)
  if (restored.seconds > longestRestore) fail(`the restore took longer than ${longestRestore} s`)
  compare('the restored database', await sumOf(to.dataDir), before)
  check('its security log', await runToEnd(['security', 'check'], at(to.dataDir)))
  return restored.seconds
}

async function killBackups() {
  const env = at(from.dataDir, { BACKUP_KEY_FILE: serverKey })
  const whole = await runToEnd(['backup'], env)
  const killed = await killCommands({
    ...{ env, words: ['backup'], kills, wholeMs: whole.seconds * 1_000 },
    ...(values['without-partial'] && { afterKill: () => makeLookWhole(target) }),
  })
  const left = wholeBackups(target)
  for (const name of left) {
    const { code, output } = await runToEnd(['backup', 'check', path.join(target, name)], env)
    if (code !== 0) fail(`${name} looks whole and is not: ${output}`)
  }
  console.log(`${killed} of ${kills} backups were killed; ${left.length} look whole and are`)
}

/** A restore that was killed has changed nothing: what is there stays equal to the backup of before. */
async function killRestores(backup: string, before: string, wholeMs: number) {
  const env = at(to.dataDir)
  const words = ['restore', backup, '--key', operatorKey, '--replace']
  await removeLeads(to.dataDir)
  const marked = await sumOf(to.dataDir)
  let [killed, unchanged] = [0, 0]
  for (let kill = 1; kill <= kills; kill++) {
    killed += await killCommands({ env, words, kills: 1, wholeMs: (wholeMs * 2 * kill) / (kills + 1) })
    const now = await sumOf(to.dataDir)
    if (now === marked) unchanged += 1
    else compare('a database whose restore was killed', now, before)
  }
  console.log(`${killed} of ${kills} restores were killed; ${unchanged} databases as they were`)
  check('restore after that', await runToEnd(words, env))
  compare('the database after that', await sumOf(to.dataDir), before)
}

async function moveToDebian() {
  if (!existsSync(debianCluster))
    return console.log(`There is no ${debianCluster} (apt-get install postgresql-15).`)
  const debian = await startDebianPostgres()
  try {
    const env = at(to.dataDir, { DATABASE_URL: debian.url })
    check(`copy into ${debian.version}`, await runToEnd(['restore', '--from-embedded'], env))
    const back = ['restore', '--from-database', debian.url, '--replace']
    const before = await sumOf(to.dataDir)
    check('copy back', await runToEnd(back, at(to.dataDir)))
    compare('the database that went there and back', await sumOf(to.dataDir), before)
  } finally {
    debian.stop()
  }
}

/**
 * One sum over every row of every table of the product, and its waiting jobs; made by SQL, not by backups. Each command
 * adds its own line to the security log: those are left out, and the seal over all lines is checked by its command.
 */
async function sumOf(dataDir: string): Promise<string> {
  const { client, close } = await openDatabase(dataDir)
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where (schemaname = 'public' and tablename <> 'security_log_head') or (schemaname = 'pgboss' and tablename in ('job_common', 'queue', 'schedule'))
       order by 1`,
    )
    const sums: string[] = []
    for (const { name } of rows) sums.push(await sumOfTable(client, name))
    return sums.join('\n')
  } finally {
    await close()
  }
}

async function sumOfTable(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query(
    `select count(*) as rows, sum(hashtextextended(to_jsonb(one)::text, 0)) as sum from ${name} one
     where to_jsonb(one)->>'kind' is distinct from 'command'`,
  )
  return `${name} ${rows[0].rows} ${rows[0].sum}`
}

async function removeLeads(dataDir: string) {
  const { client, close } = await openDatabase(dataDir)
  await client.query('delete from leads')
  await close()
}

function compare(what: string, found: string, wanted: string) {
  if (found === wanted) return console.log(`  ${what} is equal in each row`)
  const lines = wanted.split('\n')
  fail(
    `${what} differs: ${found
      .split('\n')
      .filter((line) => !lines.includes(line))
      .join('; ')}`,
  )
}

function check(what: string, { code, output, seconds }: Ended) {
  console.log(`${what}: ${seconds.toFixed(1)} s; ${output.trim()}`)
  if (code !== 0) fail(`${what} ended with ${code}`)
}

function fail(text: string) {
  console.log(`FAILED: ${text}`)
  process.exitCode = 1
}
