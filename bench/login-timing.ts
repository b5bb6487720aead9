import { median, percentile } from './lib/measure.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Checks that the duration of a failed login does not reveal whether an account exists: the same wrong password for the
 * demo's owner and an unknown address, alternately, each from another IP address; then all from one address, which is
 * over the limits. `node bench/login-timing.ts`; exit code 1 if the medians differ by 5 ms or more, or answers differ in
 * more than the address.
 */
const tries = 400
/** Limit in milliseconds between the medians. */
const target = 5
const known = 'eigenaar@tilia.example'
const unknown = 'iemand.anders@tilia.example'

const { dataDir, remove } = newDataDir()
const product = await startProduct({ dataDir, env: { DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' } })

async function milliseconds(email: string, from: string): Promise<{ took: number; said: string }> {
  const began = performance.now()
  const answer = await fetch(`${product.origin}/nl/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: product.origin,
      'x-forwarded-for': from,
    },
    body: new URLSearchParams({ form: 'login', email, password: 'geen van beide wachtwoorden' }),
  })
  // Each answer has a nonce of its own.
  const body = (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')
  return { took: performance.now() - began, said: `${answer.status} ${body.replaceAll(email, '')}` }
}

const answers = new Set<string>()

/** @returns whether known and unknown take as long */
async function compare(what: string, addressOf: (number: number) => string): Promise<boolean> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let number = -10; number < tries; number += 1) {
    const pair = number % 2 === 0 ? [known, unknown] : [unknown, known]
    for (const email of pair) {
      const { took, said } = await milliseconds(email, addressOf(number + 10))
      answers.add(said)
      if (number >= 0) times[email]?.push(took)
    }
  }
  const [ofKnown, ofUnknown] = [median(times[known] ?? []), median(times[unknown] ?? [])]
  const quarter = (email: string) => percentile(times[email] ?? [], 0.25).toFixed(2)
  const gap = Math.abs(ofKnown - ofUnknown)
  console.log(
    `${what}: account ${ofKnown.toFixed(2)} ms, none ${ofUnknown.toFixed(2)} ms; ${gap.toFixed(2)} ms apart (target ${target}); quarter quicker than ${quarter(known)}, ${quarter(unknown)} ms`,
  )
  return gap < target
}

const isRead = await compare('read', (number) => `10.0.${number >> 8}.${number & 255}`)
const isRefused = await compare('refused unread', () => '10.1.0.1')
await product.stop()
remove()
console.log(`${answers.size} kind of answer`)
process.exitCode = isRead && isRefused && answers.size === 1 ? 0 : 1
