import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'

export interface Answer {
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export interface Load {
  seconds: number
  connections: number
}

/** The server under load: its address, and the CPU that it has used. */
export interface Measurable {
  url: string
  cpuSeconds: () => number
}

const run = promisify(execFile)

/** USER_HZ, the unit of /proc: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

/** @returns what to install, in one line; null if nothing is missing */
export function missingTools(): string | null {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync(tool, ['-v']).error !== undefined)
  return missing.length === 0 ? null : `${missing.join(' and ')} missing: apt-get install -y nginx-light wrk`
}

/** Requests a page as a browser with brotli does. @throws for any other encoding */
export const fetchBrotli = (url: string): Promise<Answer> => fetchEncoded(url, 'br')

/** Requests a page in one encoding. @throws for any other */
export async function fetchEncoded(url: string, encoding: 'br' | 'zstd'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
    resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) })
  }).on('error', reject)
  const answer = await promise
  if (answer.headers['content-encoding'] !== encoding)
    throw new Error(`${url} does not answer in ${encoding}`)
  return answer
}

/** @returns microseconds of the server's CPU per request */
export async function cpuPerRequest(server: Measurable, load: Load): Promise<number> {
  const before = server.cpuSeconds()
  const requests = await putLoadOn(server.url, load)
  return ((server.cpuSeconds() - before) / requests) * 1_000_000
}

/** @returns number of answered requests. @throws if any was refused or failed */
export async function putLoadOn(url: string, load: Load, encodings = 'gzip, deflate, br, zstd') {
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`],
    ...['-H', `Accept-Encoding: ${encodings}`, url],
  ])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`)
  return requests
}

/** User and system time of all threads of a process, in seconds; 0 once it has ended. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND
}

/** User and system time of its children that have ended and were waited for. */
export function cpuSecondsOfEndedChildren(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS_PER_SECOND
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0)

/** Fields of /proc/PID/stat from the third on. @see proc(5) */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Interpolates linearly between the two nearest values. @param part - 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const lower = sorted[Math.floor(at)] ?? Number.NaN
  const upper = sorted[Math.ceil(at)] ?? Number.NaN
  return lower + (upper - lower) * (at - Math.floor(at))
}
