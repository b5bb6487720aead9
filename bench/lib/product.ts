import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cpuSecondsOf, cpuSecondsOfEndedChildren, parentOf } from './measure.ts'
import { ended, freePort, untilAnswers } from './servers.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const mainOf = (source: string) => path.join(source, 'build/server/index.js')

/** The built product on its own port, with the embedded PostgreSQL of its folder. */
export interface Product {
  origin: string
  dataDir: string
  pid: number
  /** CPU of the web process, all threads. */
  cpuSeconds: () => number
  /** CPU of PostgreSQL, all processes. */
  databaseCpuSeconds: () => number
  stop: () => Promise<void>
  /** kill -9 */
  kill: () => Promise<void>
}

type Start = {
  dataDir: string
  env?: NodeJS.ProcessEnv
  nodeOptions?: string[]
  /** Source tree whose build is started; by default this one. */
  source?: string
  /** That of the product that it takes the place of; by default any that is free. */
  port?: number
}

/** A temporary folder for one run. As root, PostgreSQL runs as another user, who needs access. */
export function newDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pignon-bench-'))
  chmodSync(dataDir, 0o755)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** @throws with the product's output if it is not ready within 90 seconds */
export async function startProduct({
  dataDir,
  env = {},
  nodeOptions = [],
  source = root,
  port: given,
}: Start): Promise<Product> {
  const main = mainOf(source)
  if (!existsSync(main)) throw new Error('There is no build: npm run build')
  const port = given ?? (await freePort())
  const child = spawn(process.execPath, [...nodeOptions, main], {
    cwd: source,
    env: { ...environment(dataDir), PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const origin = `http://localhost:${port}`
  await untilReady(child, origin)
  const postgres = postgresOf(dataDir)
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    databaseCpuSeconds: () => cpuOfServer(postgres),
    stop: () => ended(child),
    kill: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, origin: string) {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4000)
  })
  await untilAnswers(`${origin}/readyz`, 90, () => child.exitCode === null).catch(() => {
    throw new Error(`The product is not ready. It said:\n${said}`)
  })
}

/** Ignores the machine's own settings, so that runs are comparable. */
function environment(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...env } = process.env
  return { ...env, NODE_ENV: 'production', HOST: 'localhost', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
}

/** Runs a command of the product. @returns its output. @throws if it fails */
export const command = (dataDir: string, ...words: string[]) => commandOf(root, dataDir, ...words)

/** Runs a command of another source tree's build. @throws if it fails */
export async function commandOf(source: string, dataDir: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [mainOf(source), ...words], {
    cwd: source,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${Buffer.concat(said)}`)
  return Buffer.concat(said).toString()
}

/** Generates the same feed each time. @returns its file in `folder` */
export async function generateFeed(folder: string, listings: number): Promise<string> {
  const file = path.join(folder, `feed-${listings}.json`)
  const script = path.join(root, 'bench/generate-feed.ts')
  const words = [script, '--listings', String(listings), '--out', file]
  const [code] = await once(spawn(process.execPath, words, { stdio: 'ignore' }), 'close')
  if (code !== 0) throw new Error('the feed could not be generated')
  return file
}

/** Waits until a server's background work is done: under 5 % of a core for four seconds. Its jobs alone take 2 to 3 %. */
export async function untilIdle(cpuSeconds: () => number, patienceSeconds = 120) {
  for (let waited = 0; waited < patienceSeconds; waited += 4) {
    const before = cpuSeconds()
    await setTimeout(4000)
    if (cpuSeconds() - before < 0.2) return
  }
}

/** Process id of the folder's PostgreSQL, the first line of its pid file; 0 where the database is elsewhere. */
function postgresOf(dataDir: string): number {
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) return 0
  const file = readdirSync(folder)
    .map((version) => path.join(folder, version, 'postmaster.pid'))
    .find(existsSync)
  return file ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

function cpuOfServer(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid)
  const running = [pid, ...children].reduce((sum, each) => sum + cpuSecondsOf(each), 0)
  return running + cpuSecondsOfEndedChildren(pid)
}
