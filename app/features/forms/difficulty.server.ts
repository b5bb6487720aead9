import type { Services } from '~/platform/app.server'
import { countUsedChallenges } from './network-load.repo.server'
import { countFrom } from './network-load.server'
import { keptMinutes } from './used-challenges.repo.server'

/** Solved challenges of all visitors together in ten minutes: far more than an agency of any size gets. */
const usualOfAll = 200

/** Beyond this a telephone that is four times slower than a laptop would take half a minute and more. */
export const hardest = 8

/**
 * How many times harder than usual the work is: doubled each time that the load doubles.
 * @param load - a multiple of the usual, 0 and up
 */
export const timesHarder = (load: number): number =>
  load <= 1 ? 1 : Math.min(hardest, 2 ** (Math.floor(Math.log2(load)) + 1))

/** Until when challenges are remembered that were used in the last ten minutes; mailed links are, mostly, for longer. */
function usedLately(clock: Services['clock']) {
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  return { after: inMinutes(keptMinutes - 10), until: inMinutes(keptMinutes) }
}

/**
 * How much harder the work of a challenge is that is asked for now. Asking costs nothing, so it weighs on the
 * networks of the visitor; on everybody only challenges weigh that were solved and used.
 */
export async function difficultyFor(
  services: Pick<Services, 'db' | 'clock' | 'keys'>,
  address: string,
): Promise<number> {
  const load = await countFrom(services, address)
  const solved = await countUsedChallenges(services.db, usedLately(services.clock), usualOfAll * hardest)
  return timesHarder(Math.max(load, solved / usualOfAll))
}
