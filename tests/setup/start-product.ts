import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../faults/ports.ts'
import { environmentOf, runCommand } from './run-command.ts'
import { linkSharedPictures } from './shared-pictures.ts'

/** First start: makes a cluster and loads the demo, on a machine that has other things to do. */
const patienceMs = 300_000

export type StartedProduct = {
  baseUrl: string
  dataDir: string
  pid: number
  /** The last of what it printed. */
  output(): string
  stop(): Promise<void>
}

type StartOptions = {
  /** Beside what every product of a test has; the demo without activity unless `DEMO` is given. */
  env?: Record<string, string>
  /** Run one after the other before it serves, such as `['site', 'import', 'tests/fixtures/agency']`. */
  commands?: string[][]
}

/** The built product, with its demo unless told otherwise, on a port and in a folder of its own. */
export async function startProduct({ env, commands = [] }: StartOptions = {}): Promise<StartedProduct> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-product-'))
  // As an older version left it: the product has to close it to others.
  fs.chmodSync(dataDir, 0o755)
  linkSharedPictures(dataDir)
  let product: Product | undefined
  const stop = async () => {
    await product?.stop()
    // PostgreSQL may still be writing its last files.
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
  try {
    for (const words of commands) await prepare(dataDir, words)
    const port = await freePort()
    const baseUrl = `http://localhost:${port}`
    product = start(port, dataDir, env)
    await untilReady(baseUrl, product)
    tellOfDeath(product)
    return { baseUrl, dataDir, pid: product.child.pid ?? 0, output: product.output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(dataDir: string, words: string[]) {
  const { code, output, problems } = await runCommand(dataDir, words)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${output}${problems}`)
}

type Product = { child: ChildProcess; output: () => string; stop(): Promise<void> }

function start(port: number, dataDir: string, env: Record<string, string> = {}): Product {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: environmentOf(dataDir, { PORT: String(port), HOST: 'localhost', DEMO: 'listings', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const remember = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout.on('data', remember)
  child.stderr.on('data', remember)
  return { child, output: () => output, stop: () => end(child) }
}

/** Else every test that follows says only that nobody answers. */
function tellOfDeath({ child, output }: Product) {
  child.once('exit', (code, signal) => {
    if (!child.killed && code !== 0)
      console.error(`The product ended by itself, ${signal ?? code}. It printed:\n${output()}`)
  })
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess) {
  if (isGone(child)) return
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), 60_000)
  await once(child, 'exit')
  clearTimeout(kill)
}

async function untilReady(baseUrl: string, { child, output }: Product) {
  const began = performance.now()
  while (!isGone(child) && performance.now() - began < patienceMs) {
    const ready = await fetch(`${baseUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error(`The built product is not ready (run npm run build first?). It printed:\n${output()}`)
}
