import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 60_000

/** Asks until the answer has what is waited for. @throws {Error} after a minute */
export async function untilText(ask: () => Promise<string>, expected: RegExp): Promise<string> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(250)) {
    const text = await ask()
    if (expected.test(text)) return text
  }
  throw new Error(`There was no ${expected} within a minute.`)
}
