import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createWork, derivations, workDone } from './proof-of-work.server'

const now = new Date()
const services = (at = now) => ({ secret: 'a secret of this test', clock: { now: () => at } })

type Work = Awaited<ReturnType<typeof createWork>>
const payload = (challenge: Work, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')

test('F3 the work of a form is never little and never much, and is good for that form alone, for an hour', async () => {
  const counters: number[] = []
  for (let time = 0; time < 4; time += 1) {
    const challenge = await createWork(services(), 'contact-me')
    const solution = await solveChallenge({ challenge, deriveKey })
    counters.push((solution?.counter ?? -1) + 1)
    const sent = payload(challenge, solution)
    expect(await workDone(services(), 'contact-me', sent)).toMatchObject({
      id: challenge.parameters.nonce,
    })
    expect(await workDone(services(), 'site-contact', sent)).toBeUndefined()
    const later = new Date(now.getTime() + 61 * 60_000)
    expect(await workDone(services(later), 'contact-me', sent)).toBeUndefined()
  }
  for (const counter of counters) {
    expect(counter).toBeGreaterThanOrEqual(derivations.from)
    expect(counter).toBeLessThanOrEqual(derivations.to)
  }
})

test('F3 work that was made easier, not done or signed by another counts for nothing', async () => {
  const challenge = await createWork(services(), 'contact-me')
  const solution = await solveChallenge({ challenge, deriveKey })
  const { parameters } = challenge
  const { keySignature: _, ...unsigned } = parameters
  const other = await createWork({ ...services(), secret: 'another secret' }, 'contact-me')
  for (const sent of [
    payload({ ...challenge, parameters: { ...parameters, cost: 1 } }, solution),
    payload({ ...challenge, parameters: unsigned }, solution),
    payload({ parameters }, solution),
    payload(challenge, { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') }),
    payload(challenge, { ...solution, derivedKey: 7 }),
    payload(challenge, null),
    payload(other, await solveChallenge({ challenge: other, deriveKey })),
    'no base64 of JSON',
    '',
  ])
    expect(await workDone(services(), 'contact-me', sent)).toBeUndefined()
  expect(await workDone(services(), 'contact-me', payload(challenge, solution))).toBeDefined()
})

test('S-03 harder work is as many times more for a browser, and checked as fast', async () => {
  const challenge = await createWork(services(), 'contact-me', 4)
  const solution = await solveChallenge({ challenge, deriveKey })
  expect((solution?.counter ?? 0) + 1).toBeGreaterThanOrEqual(4 * derivations.from)
  expect((solution?.counter ?? 0) + 1).toBeLessThanOrEqual(4 * derivations.to)
  expect(challenge.parameters.cost).toBe((await createWork(services(), 'contact-me')).parameters.cost)
  expect(await workDone(services(), 'contact-me', payload(challenge, solution))).toBeDefined()
})
