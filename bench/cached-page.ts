/**
 * CPU per request of a cached page, compared with nginx serving the same brotli bytes and headers.
 *
 *   node bench/cached-page.ts --bare                          the page cache alone, with a made-up page
 *   node bench/cached-page.ts --product                       the built product, logs and metrics on; nginx with its log
 *   node bench/cached-page.ts --url http://localhost:3000/nl/ --pid PID      a product that runs already
 *
 * Options: --rounds 5 --seconds 4 --connections 32. Needs Linux and: apt-get install -y nginx-light wrk
 * One run, same machine, alternately; CPU is utime + stime of the server's process, all its threads.
 */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Answer, cpuPerRequest, cpuSecondsOf, fetchBrotli, median, missingTools } from './lib/measure.ts'
import { newDataDir, startProduct } from './lib/product.ts'
import { type Server, sameHeaders, startForked, startNginx } from './lib/servers.ts'

const { values: options } = parseArgs({
  options: {
    bare: { type: 'boolean', default: false },
    product: { type: 'boolean', default: false },
    url: { type: 'string' },
    pid: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
})

async function main() {
  const missing = missingTools()
  if (missing !== null) return fail(missing)
  const ours = await ourServer()
  if (ours === null) return fail('Say --bare, --product, or --url and --pid of a running server.')
  const started = [ours]
  try {
    const answer = await brotliAnswer(ours.url)
    const nginx = await startNginx(answer, { log: options.product })
    started.push(nginx)
    const floor = await startForked(fileOf('floor-server.ts'), {
      headers: sameHeaders(answer),
      body: answer.bytes.toString('base64'),
    })
    started.push(floor)
    await compare({ ours, nginx, floor }, answer.bytes.length)
  } finally {
    for (const server of started) await server.stop()
  }
}

const fileOf = (name: string) => path.join(import.meta.dirname, 'cached-page', name)

async function ourServer(): Promise<Server | null> {
  if (options.bare) return await startForked(fileOf('bare-server.ts'))
  return options.product ? await productWithAllOn() : givenServer()
}

/** With its demo, log level `info`, and metrics, which are always on. */
async function productWithAllOn(): Promise<Server> {
  const { dataDir, remove } = newDataDir()
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'info' } })
  return {
    url: `${product.origin}/nl/te-koop/`,
    cpuSeconds: product.cpuSeconds,
    stop: async () => {
      await product.stop()
      remove()
    },
  }
}

function givenServer(): Server | null {
  const { url, pid } = options
  if (url === undefined || pid === undefined) return null
  return { url, cpuSeconds: () => cpuSecondsOf(Number(pid)), stop: async () => undefined }
}

/** Requests the page until the background has made its smallest encoding. */
async function brotliAnswer(url: string): Promise<Answer> {
  for (let hit = 0; hit < 8; hit++) await fetchBrotli(url)
  await setTimeout(1000)
  return await fetchBrotli(url)
}

async function compare(servers: Record<'ours' | 'nginx' | 'floor', Server>, bytes: number) {
  const load = { seconds: Number(options.seconds), connections: Number(options.connections) }
  const rounds: Record<string, number[]> = { ours: [], nginx: [], floor: [] }
  for (const server of Object.values(servers)) await cpuPerRequest(server, { ...load, seconds: 1 })
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [name, server] of Object.entries(servers)) {
      rounds[name]?.push(await cpuPerRequest(server, load))
    }
  }
  report(rounds, bytes)
}

function report(rounds: Record<string, number[]>, bytes: number) {
  const nginx = median(rounds.nginx ?? [])
  console.log(`${bytes} bytes of brotli, µs of CPU for each request, median of ${options.rounds} rounds`)
  for (const [name, label] of [
    ['ours', options.bare ? 'page cache' : 'product'],
    ['nginx', options.product ? 'nginx with access log (anchor)' : 'nginx (anchor)'],
    ['floor', 'node:http, one fixed answer'],
  ] as const) {
    const all = rounds[name] ?? []
    const each = all.map((value) => value.toFixed(1)).join(' ')
    const ratio = (median(all) / nginx).toFixed(2)
    console.log(`${label.padEnd(30)} ${median(all).toFixed(1).padStart(6)}   ${ratio} × nginx   [${each}]`)
  }
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

await main()
