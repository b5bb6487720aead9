import { DatabaseUnavailable } from './database-problem'
import type { Lane } from './request-scope.server'

type Visit = { lane: Lane; page: string; isUrgent: boolean }
type Waiting = Visit & { begin: (leave: () => void) => void }

export type ConnectionLanes = {
  /**
   * Waits for a place, which is given back by the function that it resolves to.
   * @throws {DatabaseUnavailable} when there is none in time
   */
  enter(visit: Visit, waitMs: number): Promise<() => void>
  /** Changes how many places there are; those in use stay in use. */
  resize(places: number): void
  waiting(): number
}

/** Forms of one page take no more places than this while others are busy. */
const ofOnePage = 2
/** With so few, health checks share the last one with open transactions. */
const fewest = 3

/**
 * Shares the connections of requests, so that nothing that hangs takes them all: by the rule that docs/operating.md tells,
 * "Too few connections, or too slow".
 */
export function createConnectionLanes(places: number): ConnectionLanes {
  let size = places
  let inUse: Visit[] = []
  let queue: Waiting[] = []

  const mayEnter = ({ lane, page, isUrgent }: Visit) => {
    const total = inUse.length
    if (lane === 'health') return total < size
    const shared = size - (size > fewest ? 1 : 0)
    if (isUrgent) return total < shared
    const open = Math.max(1, shared - 1)
    if (total >= open) return false
    const isForm = lane === 'form'
    if (isForm && count((each) => each.lane === lane && each.page === page) < ofOnePage) return true
    // The rest is for forms of other pages, whoever came first.
    if (total >= open - Math.min(ofOnePage, Math.floor(open / 4))) return false
    return isForm
      ? total < size / 2
      : count((each) => each.lane === 'page') < Math.max(1, Math.floor(size / 2))
  }
  const count = (matches: (visit: Visit) => boolean) => inUse.filter(matches).length

  function take(visit: Visit): () => void {
    inUse.push(visit)
    return () => {
      const before = inUse.length
      inUse = inUse.filter((each) => each !== visit)
      if (inUse.length < before) admit()
    }
  }

  function admit() {
    for (const next of inTurn(queue)) {
      if (!mayEnter(next)) continue
      queue = queue.filter((each) => each !== next)
      next.begin(take({ ...next }))
    }
  }

  return {
    enter: async (visit, waitMs) => {
      if (mayEnter(visit)) return take({ ...visit })
      return await new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => {
            queue = queue.filter((each) => each !== waiting)
            reject(noPlace(waitMs))
          },
          Math.max(0, waitMs),
        )
        const begin = (leave: () => void) => {
          clearTimeout(timer)
          resolve(leave)
        }
        const waiting = { ...visit, begin }
        queue.push(waiting)
      })
    },
    resize(next) {
      size = Math.max(1, next)
      admit()
    },
    waiting: () => queue.length,
  }
}

/** Health first, then who has a transaction open, then forms, which ask often, then pages; each as they came. */
const inTurn = (queue: readonly Waiting[]) => queue.toSorted((one, other) => rankOf(one) - rankOf(other))

function rankOf({ lane, isUrgent }: Visit): number {
  if (lane === 'health') return 0
  if (isUrgent) return 1
  return lane === 'form' ? 2 : 3
}

const noPlace = (waitMs: number) =>
  new DatabaseUnavailable('full', new Error(`no connection was free within ${Math.round(waitMs)} ms`))
