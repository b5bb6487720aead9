import { Agent, get } from 'node:http'
import { percentile } from './measure.ts'

export type Kind = {
  /** Of all requests. */
  share: number
  /** Path of its next request. */
  next: () => string
}

export type KindOutcome = {
  count: number
  failures: Map<string, number>
  p50: number
  p99: number
  slowest: number
  /** The seconds, from the beginning, whose requests waited longest: each with its 99th percentile in ms, the worst first. */
  worst: { second: number; p99: number }[]
}

type Load = {
  origin: string
  perSecond: number
  seconds: number
  kinds: Record<string, Kind>
  /** Requests under way at most; one that has no place is a failure, because a visitor would not have waited. */
  most?: number
}

const patienceMs = 15_000

/**
 * Sends requests at a steady rate, however slowly they are answered, as visitors come. A wait counts from the moment when
 * the request was due, so that a server that stands still is not asked less and looks fast.
 */
export async function sendOpenLoop({ origin, perSecond, seconds, kinds, most = 2_000 }: Load) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: most, maxFreeSockets: most })
  const chosen = cycleOf(kinds)
  const outcomes = Object.fromEntries(
    Object.keys(kinds).map((name) => [
      name,
      { ms: [] as number[], bySecond: [] as number[][], failures: new Map<string, number>() },
    ]),
  )
  let underWay = 0
  const began = performance.now()
  const all = perSecond * seconds

  function send(number: number) {
    const name = chosen[number % chosen.length] ?? ''
    const [kind, outcome] = [kinds[name], outcomes[name]]
    if (!kind || !outcome) return
    const due = began + (number * 1_000) / perSecond
    const fail = (what: string) => outcome.failures.set(what, (outcome.failures.get(what) ?? 0) + 1)
    if (underWay >= most) return fail('no place')
    underWay++
    let isAnswered = false
    const request = get(
      { host: hostname, port, path: kind.next(), agent, headers: { 'accept-encoding': 'br, gzip' } },
      (answer) => {
        isAnswered = true
        answer.on('error', () => {})
        answer.resume().once('close', () => {
          underWay--
          const ms = performance.now() - due
          outcome.ms.push(ms)
          const second = Math.floor((due - began) / 1_000)
          const ofSecond = outcome.bySecond[second]
          if (ofSecond) ofSecond.push(ms)
          else outcome.bySecond[second] = [ms]
          const { statusCode: status = 0 } = answer
          if (status >= 400 || !answer.complete) fail(answer.complete ? String(status) : 'broken')
        })
      },
    )
    request.setTimeout(patienceMs, () => request.destroy(new Error('timeout')))
    request.on('error', (error: Error & { code?: string }) => {
      // A broken answer is counted where it ends.
      if (isAnswered) return
      underWay--
      fail(error.code ?? error.message)
    })
  }

  let sent = 0
  while (sent < all || underWay > 0) {
    const due = Math.min(all, Math.floor(((performance.now() - began) * perSecond) / 1_000))
    while (sent < due) send(sent++)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  agent.destroy()
  return Object.fromEntries(
    Object.entries(outcomes).map(([name, { ms, bySecond, failures }]): [string, KindOutcome] => [
      name,
      {
        count: ms.length,
        failures,
        p50: percentile(ms, 0.5),
        p99: percentile(ms, 0.99),
        slowest: ms.reduce((most, one) => Math.max(most, one), 0),
        worst: worstOf(bySecond),
      },
    ]),
  )
}

const worstOf = (bySecond: readonly number[][]) =>
  bySecond
    .map((ms, second) => ({ second, p99: percentile(ms, 0.99) }))
    .sort((one, other) => other.p99 - one.p99)
    .slice(0, 5)

/** Names of kinds, as often in ten as their share says, evenly mixed. */
function cycleOf(kinds: Record<string, Kind>): string[] {
  const places = Object.entries(kinds).flatMap(([name, { share }]) =>
    Array.from({ length: Math.round(share * 100) }, (_, index) => ({
      name,
      at: index / Math.round(share * 100),
    })),
  )
  return places.sort((one, other) => one.at - other.at).map(({ name }) => name)
}
