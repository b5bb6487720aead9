import { randomUUID } from 'node:crypto'
import type { Services } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { keptMinutes } from './used-challenges.repo.server'
import { type GivenWork, mostTries, triesOf, type Work } from './work'

/**
 * Some 5,120 tries of 0.4 ms each: two seconds of a core. With 32 puzzles one challenge in a hundred takes less than 0.6
 * of that, and one in a hundred more than 1.5 times as long.
 */
export const usualWork = { puzzles: 32, iterations: 2_500, odds: 160 }

type Signing = Pick<Services, 'keys' | 'clock'>

/** Work is good for the minutes that a visitor may take for a form once they began to fill it in. */
const tokens = defineSignedLinks<Work & { form: string }>('work', { minutes: keptMinutes })

/**
 * Work that a browser does while its visitor types, which costs who sends thousands; at most one derivation a puzzle
 * for us, however hard it is.
 * @param times - how many times harder than usual
 */
export function createWork(services: Signing, form: string, times = 1): GivenWork {
  const work = { ...usualWork, id: randomUUID(), odds: usualWork.odds * times }
  return { ...work, token: tokens.toToken(services, { ...work, form }) }
}

/**
 * A challenge that was solved: its number, to be used once, and until when that is remembered; or a mailed link, which
 * shows whose the address is.
 */
export type SolvedChallenge = { id: string; expires: Date; byMail?: true }

/**
 * Whether the work was done, for this form, in time. What was not done is found at the first puzzle without an answer.
 * @param sent - token and answers, as `solve.client.ts` writes them
 */
export async function workDone(
  services: Signing,
  form: string,
  sent: string,
): Promise<SolvedChallenge | undefined> {
  const [token = '', answers = ''] = sent.split(':')
  const work = tokens.read(services, token)
  const tried = answers.split(',').map(Number)
  if (work?.form !== form || tried.length !== work.puzzles || !tried.every(isAnswer)) return undefined
  const solves = await triesOf(work)
  for (const [puzzle, answer] of tried.entries()) if (!(await solves(puzzle, answer))) return undefined
  return { id: work.id, expires: new Date(services.clock.now().getTime() + keptMinutes * 60_000) }
}

const isAnswer = (answer: number) => Number.isInteger(answer) && answer >= 0 && answer < mostTries
