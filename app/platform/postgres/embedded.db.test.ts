import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbedded } from './embedded.server'
import { isAlive } from './pid-file.server'

const base = fs.mkdtempSync(path.join(os.tmpdir(), "pignon it's a test "))
fs.chmodSync(base, 0o711)
afterAll(() => fs.rmSync(base, { recursive: true, force: true, maxRetries: 5 }))

const lines: string[] = []
let dataDir = ''
let folders = 0
const opened: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folders += 1
  dataDir = path.join(base, `data ${folders}`)
  lines.length = 0
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(opened.splice(0).map((each) => each.close()))
})

test('database: an empty folder becomes a server with checksums and durable commits, closed to all but its password', async () => {
  const { url } = await open()
  const [row] = await query(
    url,
    `select current_setting('fsync') fsync, current_setting('data_checksums') checksums,
      current_setting('listen_addresses') host, current_setting('server_encoding') encoding`,
  )
  expect(row).toEqual({ fsync: 'on', checksums: 'on', host: '127.0.0.1', encoding: 'UTF8' })
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password')
  expect(fs.statSync(path.join(home(), '18', 'pignon.password')).mode & 0o777).toBe(0o600)
})

test('database: two processes share one server, and the last to close stops it cleanly', async () => {
  const first = await holder()
  const second = await open()
  expect(second.pid()).toBe(first.pid)
  first.child.stdin?.end()
  await once(first.child, 'exit')
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.close()
  // PostgreSQL removes its lock file, which the close waits for, before it writes its last line.
  await expect
    .poll(() => fs.readFileSync(path.join(home(), 'server.log'), 'utf8'), { timeout: 5_000 })
    .toMatch(/database system is shut down\n$/)
  // Its number goes when the system takes notice of the end of a process whose parent is gone.
  await gone(first.pid)
})

test('database: processes that start at the same moment in an empty folder share one cluster', async () => {
  const [first, second, third] = await Promise.all([open(), holder(), holder()])
  expect(new Set([first.pid(), second.pid, third.pid]).size).toBe(1)
  expect(fs.readdirSync(home()).filter((name) => name.startsWith('.new-'))).toEqual([])
})

test('database: a kill -9 of the only process stops the server cleanly', async () => {
  const { child, pid } = await holder()
  child.kill('SIGKILL')
  await gone(pid)
  expect(fs.existsSync(path.join(home(), '18', 'postmaster.pid'))).toBe(false)
})

test('database: a server that is killed comes back at the same address with every committed row', async () => {
  const embedded = await open()
  await query(embedded.url, 'create table kept (n int); insert into kept values (1)')
  const before = { pid: embedded.pid(), url: embedded.url }
  process.kill(before.pid ?? 0, 'SIGKILL')
  await vi.waitFor(async () => expect(await query(embedded.url, 'select n from kept')).toEqual([{ n: 1 }]), {
    timeout: 10_000,
  })
  expect(embedded.url).toBe(before.url)
  expect(embedded.pid()).not.toBe(before.pid)
  expect(lines).toContain('PostgreSQL is gone: starting it again')
})

test('database: a server whose password was changed by hand is told, not waited for', async () => {
  const { url } = await open()
  await query(url, `alter role pignon password 'other'`)
  await expect(open()).rejects.toThrow('pignon.password')
})

test('database: a pid file whose number belongs to a stranger by now does not keep the server from starting', async () => {
  const { close } = await open()
  await close()
  const stale = `${process.pid}\n${home()}/18\n1700000000\n5\n\n127.0.0.1\n  1 1\nready   \n`
  fs.writeFileSync(path.join(home(), '18', 'postmaster.pid'), stale)
  const again = await open()
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isAlive(process.pid)).toBe(true)
})

test('database: a kill -9 at any time of the first start leaves nothing that blocks or litters the next', async () => {
  for (const afterMs of [150, 300, 450]) {
    const child = spawnHolder()
    await sleep(afterMs)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const { url } = await open()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  // Programs that the killed processes left behind write for a moment more.
  await vi.waitFor(async () => {
    await open()
    expect(fs.readdirSync(home()).filter((name) => name.startsWith('.new-'))).toEqual([])
  }, 10_000)
})

test('database: data of another major version stop the start and stay untouched', async () => {
  fs.mkdirSync(path.join(home(), '17'), { recursive: true })
  fs.writeFileSync(path.join(home(), '17', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow(/PostgreSQL 17, and this release brings PostgreSQL 18/)
  expect(fs.existsSync(path.join(home(), '18'))).toBe(false)
})

test('K12 data of another major version are set aside once a backup has taken their place', async () => {
  fs.mkdirSync(path.join(home(), '17'), { recursive: true })
  fs.writeFileSync(path.join(home(), '17', 'PG_VERSION'), '17\n')
  const target = await openEmbedded(dataDir, { log: (line) => lines.push(line), mayReplaceMajor: true })
  opened.push(target)
  await expect(open()).rejects.toThrow(/PostgreSQL 17, and this release brings PostgreSQL 18/)
  expect(target.setOtherMajorsAside()).toEqual([path.join(home(), '17.replaced')])
  await expect(open()).resolves.toBeDefined()
})

test('database: a folder that another container or machine has open is refused, a folder it left is not', async () => {
  await open()
  const note = path.join(home(), 'machine.json')
  const mine = JSON.parse(fs.readFileSync(note, 'utf8'))
  fs.writeFileSync(note, JSON.stringify({ ...mine, processes: 'pid:[1]', name: 'blue' }))
  await expect(open()).rejects.toThrow('another container or machine (blue)')
  fs.writeFileSync(note, JSON.stringify({ ...mine, boot: 'other', name: 'green' }))
  const beat = setInterval(() => fs.utimesSync(note, new Date(), new Date()), 100)
  await expect(open()).rejects.toThrow('another container or machine (green)')
  clearInterval(beat)
  fs.utimesSync(note, 0, 0)
  await expect(open()).resolves.toBeDefined()
})

test('database: where PostgreSQL cannot live in the folder it lives elsewhere, and the folder remembers where', async () => {
  const odd = path.join(base, 'pa$th')
  const { url, close } = await open(odd)
  const [place = ''] = fs.readFileSync(path.join(odd, 'postgres-is-in.txt'), 'utf8').split('\n')
  const aside = path.dirname(place)
  try {
    expect(lines).toContainEqual(expect.stringContaining(`the database is in ${place}`))
    await query(url, 'create table kept (n int)')
    await close()
    fs.renameSync(odd, path.join(base, 'plain'))
    const moved = await open(path.join(base, 'plain'))
    expect(await query(moved.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
    await moved.close()
    fs.renameSync(aside, `${aside}.lost`)
    await expect(open(path.join(base, 'plain'))).rejects.toThrow('nothing is there')
  } finally {
    for (const dir of [aside, `${aside}.lost`]) fs.rmSync(dir, { recursive: true, force: true })
  }
})

async function open(dir = dataDir) {
  const embedded = await openEmbedded(dir, { log: (line) => lines.push(line) })
  opened.push(embedded)
  return embedded
}

/** Another process that has the same folder open. */
function spawnHolder() {
  const child = spawn(process.execPath, ['tests/setup/hold-postgres.ts', dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function holder() {
  const child = spawnHolder()
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, ...(JSON.parse(line) as { url: string; pid: number }) }
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const gone = (pid: number | undefined) =>
  vi.waitFor(() => expect(pid && isAlive(pid)).toBe(false), { timeout: 5_000, interval: 20 })

const home = () => path.join(dataDir, 'postgres')
