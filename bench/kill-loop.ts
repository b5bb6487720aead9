import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openEmbedded } from '../app/platform/postgres/embedded.server.ts'

/**
 * Kills the embedded PostgreSQL and its clients repeatedly while rows are written, and counts acknowledged rows that
 * are missing afterwards. `node bench/kill-loop.ts --loops 50`; exit code 1 on a loss.
 */
const { values } = parseArgs({ options: { loops: { type: 'string', default: '50' } } })
const loops = Number(values.loops)

const victims = ['user', 'server', 'backend', 'server and user', 'backend and user', 'everything'] as const
type Victim = (typeof victims)[number]

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon kill loop '))
fs.chmodSync(base, 0o711)
const dataDir = path.join(base, 'data')
const pgdata = path.join(dataDir, 'postgres', '18')

let acknowledged = 0
const startsMs: number[] = []

function startWriter() {
  const script = path.join(import.meta.dirname, 'kill-loop-writer.ts')
  const child = spawn(process.execPath, [script, dataDir, String(acknowledged + 1)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const whole = (rest + chunk).split('\n')
    rest = whole.pop() ?? ''
    acknowledged = Number(whole.at(-1) ?? acknowledged)
  })
  return child
}

type Writer = ReturnType<typeof startWriter>

/** Waits until the writer has rows acknowledged that it sent after this moment. */
async function untilWriting(writer: Writer) {
  const began = performance.now()
  // Acknowledgements from before the kill may still be in the pipe.
  await sleep(20)
  const before = acknowledged
  while (acknowledged === before) {
    if (writer.exitCode !== null) throw new Error(`the writer ended with ${writer.exitCode}`)
    if (performance.now() - began > 60_000) throw new Error('nothing was written for a minute')
    await sleep(5)
  }
  startsMs.push(performance.now() - began)
}

/** Every process of the cluster; the first line of the pid file names the server. */
function serverProcesses(): { server: number; backends: number[] } {
  const server = Number(fs.readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8').split('\n')[0])
  const inFolder = (pid: string) => /^\d+$/.test(pid) && cwdOf(pid) === pgdata && Number(pid) !== server
  return { server, backends: fs.readdirSync('/proc').filter(inFolder).map(Number) }
}

function cwdOf(pid: string) {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function kill(victim: Victim, writer: number) {
  const { server, backends } = serverProcesses()
  const pids = {
    user: [writer],
    server: [server],
    backend: backends.slice(-1),
    'server and user': [server, writer],
    'backend and user': [...backends.slice(-1), writer],
    everything: [writer, server, ...backends],
  }[victim]
  for (const pid of pids) process.kill(pid, 'SIGKILL')
}

async function loop(index: number) {
  const victim = victims[index % victims.length] ?? 'everything'
  const writer = startWriter()
  const ended = once(writer, 'close')
  await untilWriting(writer)
  await sleep(20 + ((index * 97) % 400))
  kill(victim, writer.pid ?? 0)
  // If only a server or backend was killed, it must recover under the writer.
  if (victim === 'server' || victim === 'backend') await untilWriting(writer)
  writer.kill('SIGKILL')
  await ended
}

async function countLost(): Promise<{ kept: number; lost: number }> {
  const embedded = await openEmbedded(dataDir, { log: console.log })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int as kept, $1 - count(*) filter (where n <= $1)::int as lost from kept',
    [acknowledged],
  )
  await client.end()
  await embedded.close()
  return rows[0]
}

for (let index = 0; index < loops; index++) await loop(index)
const { kept, lost } = await countLost()
const sorted = startsMs.toSorted((a, b) => a - b)
const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
console.log(`kills ${loops} (${victims.join(', ')})`)
console.log(`rows acknowledged ${acknowledged}, kept ${kept}, lost ${lost}`)
console.log(`from start or kill to the next row: median ${at(0.5)} ms, longest ${at(0.999)} ms`)
fs.rmSync(base, { recursive: true, force: true })
process.exitCode = lost > 0 ? 1 : 0
