import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyRing } from '~/platform/keys/key-ring.server'
import { createWork, usualWork, workDone } from './proof-of-work.server'
import { solve } from './solve.client'
import { triesOf } from './work'

const now = new Date()
const services = (at = now) => ({
  keys: createKeyRing({ secret: 'a secret of this test' }),
  clock: { now: () => at },
})

/** Tries that each puzzle of some challenges takes, counted from a number; one iteration each. */
async function triesFrom(first: number) {
  const challenges = Array.from({ length: 10 }, async (_, index) => {
    const solves = await triesOf({ ...usualWork, id: `challenge ${index}`, iterations: 1 })
    const tries: number[] = []
    for (let puzzle = 0; puzzle < usualWork.puzzles; puzzle += 1) {
      let answer = first
      while (!(await solves(puzzle, answer))) answer += 1
      tries.push(answer - first + 1)
    }
    return tries
  })
  return await Promise.all(challenges)
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('S-18 no puzzle has a floor to start above, and each challenge costs about as much as another', async () => {
  const expected = usualWork.puzzles * usualWork.odds
  for (const first of [0, 1_000_000]) {
    const challenges = await triesFrom(first)
    const puzzles = challenges.flat()
    expect(Math.min(...puzzles)).toBeLessThan(usualWork.odds / 20)
    expect(Math.max(...puzzles)).toBeGreaterThan(usualWork.odds * 3)
    expect(sum(puzzles) / challenges.length / expected).toBeGreaterThan(0.85)
    expect(sum(puzzles) / challenges.length / expected).toBeLessThan(1.15)
    for (const tries of challenges) expect(sum(tries) / expected).toBeGreaterThan(0.5)
  }
}, 60_000)

/** The quickest of some derivations, which what else the machine does slowed least; in milliseconds. */
function quickestTry(): number {
  const durations = Array.from({ length: 50 }, (_, index) => {
    const before = performance.now()
    pbkdf2Sync('challenge', String(index), usualWork.iterations, 4, 'sha256')
    return performance.now() - before
  })
  return Math.min(...durations)
}

test('S-18 a challenge costs at least a second of a core, also outside a browser', () => {
  expect(quickestTry() * usualWork.puzzles * usualWork.odds).toBeGreaterThan(1_000)
})

test('F3 the work of a form is good for that form alone, for an hour', async () => {
  const work = createWork(services(), 'contact-me')
  const proof = await solve(work)
  expect(await workDone(services(), 'contact-me', proof)).toMatchObject({ id: work.id })
  expect(await workDone(services(), 'site-contact', proof)).toBeUndefined()
  const later = new Date(now.getTime() + 61 * 60_000)
  expect(await workDone(services(later), 'contact-me', proof)).toBeUndefined()
}, 60_000)

test('F3 work that was made easier, not done, done in part or signed by another counts for nothing', async () => {
  const work = createWork(services(), 'contact-me')
  const proof = await solve(work)
  const [token = '', solutions = ''] = proof.split(':')
  const answers = solutions.split(',')
  const easier = createWork(
    { ...services(), keys: createKeyRing({ secret: 'another secret' }) },
    'contact-me',
  )
  for (const sent of [
    `${token}:${answers.slice(1)}`,
    `${token}:${[...answers.slice(1), answers[0]]}`,
    `${token}:${[...answers, '1']}`,
    `${token}:${answers.map(() => '0')}`,
    `${token}:${answers.map((answer) => `${Number(answer) + 2 ** 32}`)}`,
    `${token}:${answers.map(() => '')}`,
    `${easier.token}:${answers}`,
    `${token}`,
    ':',
    '',
  ])
    expect(await workDone(services(), 'contact-me', sent)).toBeUndefined()
  expect(await workDone(services(), 'contact-me', proof)).toBeDefined()
}, 60_000)

test('S-03 harder work is as many times more for a browser, and checked as fast', () => {
  const { puzzles, iterations, odds } = createWork(services(), 'contact-me', 8)
  expect({ puzzles, iterations, odds }).toEqual({ ...usualWork, odds: 8 * usualWork.odds })
})
