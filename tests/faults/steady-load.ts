import { setTimeout as sleep } from 'node:timers/promises'
import { counted, type Statuses } from './statuses.ts'

export type Sending = { path: string; form?: Record<string, string> }

/** Requests of one kind: how many a second, and the next one. */
export type Kind = { perSecond: number; next: (number: number) => Sending }

/** Of one kind: how often each status came, or what went wrong, and the longest wait in milliseconds. */
export type KindResult = { statuses: Statuses; slowest: number }

const patienceMs = 30_000
let visitors = 0

/** Sends requests of each kind evenly, however slowly they are answered, and waits for the last answer. */
export async function sendSteadily<Name extends string>(
  origin: string,
  kinds: Record<Name, Kind>,
  seconds: number,
): Promise<Record<Name, KindResult>> {
  const results = {} as Record<Name, KindResult>
  const sending = (Object.entries(kinds) as [Name, Kind][]).map(async ([name, { perSecond, next }]) => {
    const result: KindResult = { statuses: {}, slowest: 0 }
    results[name] = result
    const underWay: Promise<void>[] = []
    for (let number = 0; number < seconds * perSecond; number += 1) {
      underWay.push(measure(origin, next(number), result))
      await sleep(1_000 / perSecond)
    }
    await Promise.all(underWay)
  })
  await Promise.all(sending)
  return results
}

async function measure(origin: string, sending: Sending, result: KindResult) {
  const began = performance.now()
  const status = await send(origin, sending)
  result.statuses[status] = (result.statuses[status] ?? 0) + 1
  result.slowest = Math.max(result.slowest, Math.round(performance.now() - began))
}

/** From a visitor of its own. @returns status of a whole answer, else what went wrong */
async function send(origin: string, { path, form }: Sending): Promise<string> {
  const visitor = visitors++
  const headers = {
    origin,
    accept: form ? 'application/json' : '*/*',
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  const body = form && new URLSearchParams(form)
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const method = form ? 'POST' : 'GET'
    const answer = await fetch(origin + path, { method, body, headers, signal, redirect: 'manual' })
    await answer.arrayBuffer()
    const mayWait = answer.status !== 503 || answer.headers.has('retry-after') || path === '/readyz'
    return mayWait ? String(answer.status) : '503 without Retry-After'
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
  }
}

/** A list that no cache keeps, another for each number. */
export const uncachedList = (number: number): Sending => ({
  path: `/nl/te-koop/?priceMax=${100_000 + number}`,
})

/** Seconds that a site is given to serve again what it had no time or place for. */
const patience = 60

/** Whether a list that nobody has asked for is served within a minute. */
export async function isServedAgain(origin: string): Promise<boolean> {
  for (let tries = 0; tries < patience; tries += 1) {
    if ((await send(origin, uncachedList(-1))) === '200') return true
    await sleep(1_000)
  }
  return false
}

/** Lines for people. */
export const describeKinds = (results: Record<string, KindResult>) =>
  Object.entries(results)
    .map(([name, { statuses, slowest }]) => `${name}: ${counted(statuses)}, slowest ${slowest} ms`)
    .join('\n')
