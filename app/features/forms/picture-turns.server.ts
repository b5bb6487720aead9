import { networksOf } from '~/kernel/network-of'

/** Sender of a picture, and whether their proof of work is valid for this picture. */
export type Sender = { address: string; isProven: boolean }

type Waiting = Sender & { network: string; start: () => void; giveWay: () => void }

/**
 * Pictures are decoded one at a time, and few wait: each holds its bytes. Those with proof of work go first, and
 * where too many wait one without gives way, of the network that most wait of.
 * @param mostWaiting - how many may wait
 */
export function createPictureTurns(mostWaiting: number) {
  const waiting: Waiting[] = []
  let isRunning = false
  const company = ({ network }: Waiting) => waiting.filter((one) => one.network === network).length

  function next() {
    isRunning = false
    const index = waiting.findIndex(({ isProven }) => isProven)
    const [turn] = waiting.splice(Math.max(0, index), 1)
    if (!turn) return
    isRunning = true
    turn.start()
  }

  function giveWay() {
    const [loser] = waiting
      .toReversed()
      .toSorted((one, two) => Number(one.isProven) - Number(two.isProven) || company(two) - company(one))
    if (!loser) return
    waiting.splice(waiting.indexOf(loser), 1)
    loser.giveWay()
  }

  /** @returns whether its turn came; false when it gave way to others */
  function turnComes(sender: Sender): Promise<boolean> {
    const network = networksOf(sender.address).at(-1)?.name ?? sender.address
    return new Promise((resolve) => {
      waiting.push({ ...sender, network, start: () => resolve(true), giveWay: () => resolve(false) })
      if (!isRunning) next()
      if (waiting.length > mostWaiting) giveWay()
    })
  }

  /** @returns what the work returns; `busy` when its sender gave way to others */
  return async <Value>(sender: Sender, work: () => Promise<Value>): Promise<Value | 'busy'> => {
    if (!(await turnComes(sender))) return 'busy'
    try {
      return await work()
    } finally {
      next()
    }
  }
}
