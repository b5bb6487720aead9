import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

export interface Answer {
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export interface Load {
  seconds: number
  connections: number
}

const run = promisify(execFile)

/** Of USER_HZ, in which /proc counts: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** @returns what to do about it, in one line; null when everything is there */
export function missingTools(): string | null {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync(tool, ['-v']).error !== undefined)
  return missing.length === 0 ? null : `${missing.join(' and ')} missing: apt-get install -y nginx-light wrk`
}

/** The page as it is served in the long run: asked for until the background has made its smallest form. */
export async function brotliAnswer(url: string): Promise<Answer> {
  for (let hit = 0; hit < 8; hit++) await fetchBrotli(url)
  await setTimeout(1000)
  const answer = await fetchBrotli(url)
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${url} does not answer with brotli`)
  return answer
}

function fetchBrotli(url: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
    resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) })
  }).on('error', reject)
  return promise
}

/** @returns microseconds of the server's CPU for each request */
export async function cpuPerRequest({ url, pid }: { url: string; pid: number }, load: Load): Promise<number> {
  const before = cpuSeconds(pid)
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`],
    ...['-H', 'Accept-Encoding: gzip, deflate, br, zstd', url],
  ])
  const used = cpuSeconds(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`)
  return (used / requests) * 1_000_000
}

/** User and system time of all threads of a process. @see proc(5), fields 14 and 15 */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
