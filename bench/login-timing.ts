import { median, percentile } from './lib/measure.ts'
import { newDataDir, startProduct } from './lib/product.ts'

/**
 * Checks that the duration of a failed login does not reveal whether an account exists, for owners and for members of the
 * office: the same wrong password for an account of the demo and an unknown address, alternately, each from another IP
 * address; then all from one address, which is over the limits. `node bench/login-timing.ts`; exit code 1 if the medians
 * differ by 5 ms or more, or answers differ in more than the address.
 */
const tries = 400
/** Limit in milliseconds between the medians. */
const target = 5
const unknown = 'iemand.anders@tilia.example'

type Login = { of: string; path: string; known: string; network: number }
const logins: Login[] = [
  { of: 'owners', path: '/nl/login/', known: 'eigenaar@tilia.example', network: 0 },
  { of: 'staff', path: '/office/login/', known: 'hanne@tilia.example', network: 8 },
]

const { dataDir, remove } = newDataDir()
const product = await startProduct({ dataDir, env: { DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' } })

async function milliseconds(
  path: string,
  email: string,
  from: string,
): Promise<{ took: number; said: string }> {
  const began = performance.now()
  const answer = await fetch(product.origin + path, {
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

type Run = { what: string; addressOf: (number: number) => string; answers: Set<string> }

/** @returns whether known and unknown take as long */
async function compare({ path, known }: Login, { what, addressOf, answers }: Run): Promise<boolean> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let number = -10; number < tries; number += 1) {
    const pair = number % 2 === 0 ? [known, unknown] : [unknown, known]
    for (const email of pair) {
      const { took, said } = await milliseconds(path, email, addressOf(number + 10))
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

async function check(login: Login): Promise<boolean> {
  const answers = new Set<string>()
  const read = (number: number) => `10.${login.network}.${number >> 8}.${number & 255}`
  const isRead = await compare(login, { what: `${login.of}, read`, addressOf: read, answers })
  const oneAddress = () => `10.${login.network + 1}.0.1`
  const isRefused = await compare(login, {
    what: `${login.of}, refused unread`,
    addressOf: oneAddress,
    answers,
  })
  console.log(`${answers.size} kind of answer`)
  return isRead && isRefused && answers.size === 1
}

const ends: boolean[] = []
for (const login of logins) ends.push(await check(login))
await product.stop()
remove()
process.exitCode = ends.every(Boolean) ? 0 : 1
